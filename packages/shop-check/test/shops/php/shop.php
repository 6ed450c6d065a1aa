<?php
// A right shop in PHP: php -S 127.0.0.1:PORT shop.php. SHOP_MISTAKE names a mistake to make; SHOP_FOLDER is where orders are kept, a file each.
$mistake = getenv('SHOP_MISTAKE') ?: '';
$folder = getenv('SHOP_FOLDER') ?: sys_get_temp_dir();
$account = getenv('MAKSU_SHOP_ACCOUNT') ?: '375917';
$secret = getenv('MAKSU_SHOP_SECRET') ?: 'SAIPPUAKAUPPIAS';
$service = getenv('SHOP_SERVICE') ?: 'https://services.paytrail.com';

function signature(string $secret, array $values, string $body = ''): string
{
    $values = array_filter($values, fn ($name) => str_starts_with($name, 'checkout-'), ARRAY_FILTER_USE_KEY);
    ksort($values, SORT_STRING);
    $lines = array_map(fn ($name, $value) => "$name:$value", array_keys($values), $values);
    return hash_hmac('sha256', implode("\n", [...$lines, $body]), $secret);
}

// PHP keeps the last of two values, and rewrites names: the query is read as it is written.
function query(string $text): ?array
{
    $pairs = [];
    foreach (array_filter(explode('&', $text)) as $pair) {
        [$name, $value] = array_map('urldecode', [...explode('=', $pair, 2), '']);
        if (isset($pairs[$name])) return null;
        $pairs[$name] = $value;
    }
    return $pairs;
}

function change(string $folder, string $reference, callable $change): array
{
    $file = fopen("$folder/" . preg_replace('/\W/', '', $reference), 'c+');
    flock($file, LOCK_EX);
    $order = json_decode(stream_get_contents($file), true) ?? [];
    $order = $change($order) ?? $order;
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode($order));
    fclose($file);
    return $order;
}

function call(string $path, string $text, ?string $id = null): array
{
    global $account, $secret, $service;
    $values = ['checkout-account' => $account, 'checkout-algorithm' => 'sha256', 'checkout-method' => 'POST', 'checkout-nonce' => bin2hex(random_bytes(16)), 'checkout-timestamp' => gmdate('Y-m-d\TH:i:s\Z')];
    if ($id !== null) $values['checkout-transaction-id'] = $id;
    $values += ['signature' => signature($secret, $values, $text), 'content-type' => 'application/json; charset=utf-8'];
    $request = curl_init($service . $path);
    curl_setopt_array($request, [CURLOPT_POSTFIELDS => $text, CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => array_map(fn ($name, $value) => "$name: $value", array_keys($values), $values)]);
    $response = curl_exec($request);
    return [curl_getinfo($request, CURLINFO_RESPONSE_CODE), json_decode((string) $response, true)];
}

function settle(array &$order, callable $isPaid): void
{
    foreach ($order['payments'] as &$payment) {
        if (!$isPaid($payment['status']) || isset($payment['seen'])) continue;
        $payment['seen'] = true;
        if (isset($order['paidBy'])) $order['notices'] += 1;
        else $order = ['paidBy' => $payment['id'] ?? '', 'paid' => $payment['amount'], 'deliveries' => $order['deliveries'] + 1] + $order;
    }
}

function pay(string $reference): ?array
{
    global $folder;
    $base = "http://{$_SERVER['HTTP_HOST']}";
    $stamp = bin2hex(random_bytes(16));
    change($folder, $reference, function ($order) use ($stamp) {
        $order['payments'][$stamp] = ['amount' => 1525, 'status' => 'new'];
        return $order;
    });
    $urls = fn ($path) => ['success' => "$base/$path/success?order=$reference", 'cancel' => "$base/$path/cancel?order=$reference"];
    $items = [['unitPrice' => 1525, 'units' => 1, 'vatPercentage' => 25.5, 'productCode' => 'LAMP']];
    $body = ['stamp' => $stamp, 'reference' => $reference, 'amount' => 1525, 'currency' => 'EUR', 'language' => 'FI', 'items' => $items, 'customer' => ['email' => 'aino@example.com'], 'redirectUrls' => $urls('back'), 'callbackUrls' => $urls('callback')];
    [$status, $payment] = call('/payments', json_encode($body));
    if ($status !== 201) return null;
    change($folder, $reference, function ($order) use ($stamp, $payment) {
        $order['payments'][$stamp]['id'] = $payment['transactionId'];
        return $order;
    });
    return $payment;
}

[$path, $text] = [...explode('?', $_SERVER['REQUEST_URI'], 2), ''];
[, $place, $second, $third] = [...explode('/', $path), '', '', ''];
header('content-type: application/json');
$respond = function (int $status, array $body = []): void {
    http_response_code($status);
    echo json_encode($body + ['status' => $status]);
    exit;
};
if ($place === 'orders' && $second === '') {
    $reference = 'P' . bin2hex(random_bytes(6));
    change($folder, $reference, fn () => ['payments' => [], 'notices' => 0, 'deliveries' => 0, 'paid' => 0]);
    $payment = pay($reference);
    $respond($payment ? 201 : 502, ['reference' => $reference, 'href' => $payment['href'] ?? null]);
}
if ($place === 'orders' && $third === 'pay-again') $respond(pay($second) ? 200 : 502);
if ($place === 'orders') {
    $order = change($folder, $second, fn ($order) => $order);
    $statuses = array_column($order['payments'], 'status');
    $state = isset($order['paidBy']) ? 'paid' : (array_intersect($statuses, ['pending', 'delayed']) ? 'pending' : 'open');
    $respond(200, ['state' => $state, 'paid' => $order['paid'], 'currency' => 'EUR', 'deliveries' => $order['deliveries'], 'notices' => $order['notices']]);
}
if ($place !== 'callback' && $place !== 'back') $respond($place === '' ? 200 : 404);
$values = query($text);
if ($mistake === 'url-trusted' && $second === 'success') $values = ['checkout-status' => 'ok'] + ($values ?? []);
elseif ($values === null || ($mistake !== 'nothing-verified' && !hash_equals(signature($secret, $values), $values['signature'] ?? ''))) $respond(400);
if ($mistake !== 'url-trusted' && ($values['checkout-account'] ?? '') !== $account && $mistake !== 'nothing-verified') $respond(400);
$reference = $mistake === 'url-trusted' ? $values['order'] ?? '' : $values['checkout-reference'] ?? '';
if (!is_file("$folder/" . preg_replace('/\W/', '', $reference))) $respond(404);
$fits = true;
change($folder, $reference, function ($order) use ($values, $mistake, &$fits) {
    $stamp = $mistake === 'url-trusted' ? array_key_first($order['payments']) : $values['checkout-stamp'];
    $payment = $order['payments'][$stamp] ?? null;
    $fits = $payment && ($mistake === 'url-trusted' || ((int) $values['checkout-amount'] === $payment['amount'] && ($payment['id'] ?? $values['checkout-transaction-id']) === $values['checkout-transaction-id']));
    if (!$fits) return $order;
    $rank = ['new' => 0, 'pending' => 1, 'delayed' => 2, 'fail' => 3, 'ok' => 4];
    $status = $values['checkout-status'] ?? '';
    if (($rank[$status] ?? -1) > $rank[$payment['status']]) $order['payments'][$stamp]['status'] = $status;
    settle($order, fn ($each) => $each === 'ok' || ($mistake === 'pending-is-paid' && $each === 'pending'));
    return $order;
});
$respond($fits ? 200 : 400);
