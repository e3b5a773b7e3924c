# URI or Mojo::URL, by the argument.
#
# Distributed under the Boost Software License, Version 1.0.
use strict;
use warnings;

my $class = shift;
eval "require $class" or die $@;

# A component. `?` stands for one that the class of the scheme does not tell.
sub field {
    my ($u, $name) = @_;
    return '?' unless $u->can($name);
    my $component = $u->$name // return '-';
    $component .= '';
    utf8::encode($component);
    return unpack('H*', $component);
}

my $host = $class eq 'URI' ? 'host' : 'ihost';
while (my $uri = <STDIN>) {
    chomp $uri;
    my $fields = eval {
        my $u = $class->new($uri);
        join("\t", map { field($u, $_) } 'scheme', 'userinfo', $host, 'port', 'path', 'query', 'fragment');
    };
    print $fields // 'rejected', "\n";
}
