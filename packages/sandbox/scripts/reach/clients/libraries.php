<?php
// Guzzle, or one of Symfony's two clients.
require "/usr/share/php/{$argv[1]}/autoload.php";
[$url, $body] = ['https://services.paytrail.com' . getenv('REACH_PATH'), getenv('REACH_BODY')];
$lines = array_map(fn ($line) => explode(': ', $line, 2), explode("\n", getenv('REACH_HEADERS')));
$options = ['headers' => array_column($lines, 1, 0), 'body' => $body];
echo $argv[1] === 'GuzzleHttp'
    ? (new GuzzleHttp\Client())->post($url, $options)->getBody()
    : (new ("Symfony\\Component\\HttpClient\\$argv[2]")())->request('POST', $url, $options)->getContent();
