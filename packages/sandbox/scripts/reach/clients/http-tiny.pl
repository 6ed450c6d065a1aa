use HTTP::Tiny;
my %headers = map { split(/: /, $_, 2) } split(/\n/, $ENV{REACH_HEADERS});
my $request = { headers => \%headers, content => $ENV{REACH_BODY} };
print HTTP::Tiny->new(verify_SSL => 1)->post("https://services.paytrail.com$ENV{REACH_PATH}", $request)->{content};
