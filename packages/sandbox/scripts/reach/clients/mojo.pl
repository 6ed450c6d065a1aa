use Mojo::UserAgent;
my %headers = map { split(/: /, $_, 2) } split(/\n/, $ENV{REACH_HEADERS});
print Mojo::UserAgent->new->post("https://services.paytrail.com$ENV{REACH_PATH}", \%headers, $ENV{REACH_BODY})->result->body;
