use LWP::UserAgent;
my @headers = map { split(/: /, $_, 2) } split(/\n/, $ENV{REACH_HEADERS});
my $response = LWP::UserAgent->new->post("https://services.paytrail.com$ENV{REACH_PATH}", @headers, Content => $ENV{REACH_BODY});
print $response->decoded_content;
