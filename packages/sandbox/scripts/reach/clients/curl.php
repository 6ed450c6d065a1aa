<?php
// The way of most PHP shops. With "headers", it takes the head of the response off by itself, as old ones do.
$request = curl_init('https://services.paytrail.com' . getenv('REACH_PATH'));
curl_setopt_array($request, [
    CURLOPT_POSTFIELDS => getenv('REACH_BODY'),
    CURLOPT_HTTPHEADER => explode("\n", getenv('REACH_HEADERS')),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HEADER => ($argv[1] ?? '') === 'headers',
]);
$response = curl_exec($request);
if ($response === false) exit(curl_error($request));
if (($argv[1] ?? '') === 'headers') {
    [$head, $response] = explode("\r\n\r\n", $response, 2);
    if (!str_contains($head, 'checkout-account')) exit('not the head of the response');
}
echo $response;
