<?php
declare(strict_types=1);

/** Signs checkout-* headers or parameters, in the order of their names, and the bytes of a body. */
function signature(string $secret, array $values, string $body = ''): string
{
    $signed = array_filter($values, fn ($name) => str_starts_with($name, 'checkout-'), ARRAY_FILTER_USE_KEY);
    ksort($signed);
    $lines = array_map(fn ($name, $value) => "$name:$value", array_keys($signed), $signed);
    return hash_hmac('sha256', implode("\n", [...$lines, $body]), $secret);
}

/** Creates a payment. Returns the service's response. */
function createPayment(string $baseUrl, string $account, string $secret, array $payment): array
{
    $body = json_encode($payment, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $headers = [
        'checkout-account' => $account,
        'checkout-algorithm' => 'sha256',
        'checkout-method' => 'POST',
        'checkout-nonce' => bin2hex(random_bytes(16)),
        'checkout-timestamp' => gmdate('Y-m-d\TH:i:s.v\Z'),
    ];
    $headers['signature'] = signature($secret, $headers, $body);
    $headers['content-type'] = 'application/json; charset=utf-8';
    $received = [];
    $request = curl_init("$baseUrl/payments");
    curl_setopt_array($request, [
        CURLOPT_POSTFIELDS => $body, // the same bytes that were signed
        CURLOPT_HTTPHEADER => array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers),
        CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$received) {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $received[strtolower($name)] = trim($value);
            return strlen($line);
        },
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ]);
    $response = curl_exec($request);
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status !== 201) throw new RuntimeException("createPayment: status $status " . curl_error($request));
    if (!hash_equals(signature($secret, $received, $response), $received['signature'] ?? ''))
        throw new RuntimeException('createPayment: the response is not from the service');
    return json_decode($response, true, 512, JSON_THROW_ON_ERROR);
}

/** Whether a callback's or a redirect's query is from the service, and meant for this merchant. */
function isFromService(string $account, string $secret, array $query): bool
{
    return is_string($query['signature'] ?? null)
        && hash_equals(signature($secret, $query), $query['signature'])
        && ($query['checkout-account'] ?? null) === $account;
}
