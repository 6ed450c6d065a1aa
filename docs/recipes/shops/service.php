<?php
declare(strict_types=1);
/** Signs, calls the service, and verifies what it sends: with PAYMENT_ACCOUNT, PAYMENT_SECRET and PAYMENT_API_URL as constants. */

/** Signs checkout- headers or parameters, in the order of their names, and the bytes of a body. */
function signature(array $values, string $body = ''): string {
    $signed = array_filter($values, fn ($name) => str_starts_with((string) $name, 'checkout-'), ARRAY_FILTER_USE_KEY);
    ksort($signed, SORT_STRING);
    $lines = array_map(fn ($name, $value) => "$name:$value", array_keys($signed), $signed);
    return hash_hmac(($values['checkout-algorithm'] ?? '') === 'sha512' ? 'sha512' : 'sha256', implode("\n", [...$lines, $body]), PAYMENT_SECRET);
}

/** The status of a call that found no server. */
const NOT_SENT = -1;

/** Calls the service, and returns status and values: 0 without a response, and for one that the service has not signed, whose status comes third. */
function call(string $method, string $path, array $signed = [], ?array $values = null): array {
    $body = $values === null ? '' : json_encode($values, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $signed += ['checkout-account' => PAYMENT_ACCOUNT, 'checkout-algorithm' => 'sha256', 'checkout-method' => $method];
    $signed += ['checkout-nonce' => bin2hex(random_bytes(16)), 'checkout-timestamp' => gmdate('Y-m-d\TH:i:s.v\Z')];
    $headers = $signed + ['signature' => signature($signed, $body), 'content-type' => 'application/json; charset=utf-8'];
    $lines = array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers);
    $request = curl_init(PAYMENT_API_URL . $path);
    $options = [CURLOPT_CUSTOMREQUEST => $method, CURLOPT_HTTPHEADER => $lines, CURLOPT_HEADER => true, CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 30];
    curl_setopt_array($request, $options + ($values === null ? [] : [CURLOPT_POSTFIELDS => $body])); // the bytes that were signed
    [$response, $size] = [(string) curl_exec($request), curl_getinfo($request, CURLINFO_HEADER_SIZE)];
    if (in_array(curl_errno($request), [CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT], true)) return [NOT_SENT, [], 0];
    preg_match_all('/^([\w-]+): *(.*?)\r$/m', substr($response, 0, $size), $found);
    $received = array_combine(array_map('strtolower', $found[1]), $found[2]);
    $isGenuine = hash_equals(signature($received, substr($response, $size)), $received['signature'] ?? '');
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    return $isGenuine ? [$status, json_decode(substr($response, $size), true), $status] : [0, [], $status];
}

/** An event that the service has signed for this merchant. PHP itself would rename parameters, and take the last one of two. */
function eventIn(string $query): ?array {
    $pairs = array_map(fn ($pair) => array_map('urldecode', explode('=', $pair, 2) + [1 => '']), explode('&', $query));
    $values = array_change_key_case(array_column($pairs, 1, 0)); // names are signed in lower case
    $event = array_map(fn ($name) => $values["checkout-$name"] ?? '', ['stamp', 'status', 'amount', 'transaction-id']);
    $isWhole = count($values) === count($pairs) && $event[0] !== '' && $event[1] !== '' && ($values['checkout-account'] ?? '') === PAYMENT_ACCOUNT;
    return $isWhole && hash_equals(signature($values), $values['signature'] ?? '') ? $event : null;
}
