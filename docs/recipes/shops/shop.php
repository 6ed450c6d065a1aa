<?php
declare(strict_types=1);
ini_set('display_errors', '0'); // with it, PHP responds to an exception with 200, which acknowledges an event
/** A shop in plain PHP, with curl: `php -S 127.0.0.1:8080 shop.php`; its job, for cron: `php shop.php`. Its orders are in a file of SQLite. */
foreach (['PAYMENT_ACCOUNT', 'PAYMENT_SECRET', 'PAYMENT_API_URL', 'SHOP_URL', 'DATABASE'] as $name)
    define($name, getenv($name) ?: throw new RuntimeException("set $name"));
require __DIR__ . '/service.php';
require __DIR__ . '/orders.php';
const CATALOGUE = ['lamp' => ['unitPrice' => 1525, 'vatPercentage' => 25.5], 'book' => ['unitPrice' => 2000, 'vatPercentage' => 14]];
// Of two statuses, the later one in a list wins, whichever event comes first.
const OF_PAYMENTS = ['', 'pending', 'delayed', 'fail', 'ok'];
const OF_REFUNDS = ['', 'pending', 'ok', 'fail'];

/** The order of a reference, or of a stamp: stamps begin with it, so that an event leads to its order. */
function orderOf(string $stamp, int $otherwise = 404): array {
    return find(substr($stamp, 0, 32)) ?? respond($otherwise, 'no such order');
}

function respond(int $status, string $body = '', string $header = 'content-type: text/plain'): never {
    header($header, true, $status);
    exit($body);
}
function urls(string $path): array { return ['success' => SHOP_URL . $path, 'cancel' => SHOP_URL . $path]; }
function isCount(mixed $value): bool { return is_int($value) && $value > 0; }
/** Cents of a transaction, or of all, whose refunds have one of the statuses. */
function refunded(array $order, array $statuses, ?string $id = null): int {
    $counts = fn ($refund) => in_array($refund[1], $statuses) && $refund[2] === ($id ?? $refund[2]);
    return array_sum(array_column(array_filter($order['refunds'], $counts), 0));
}

function createOrder(array $cart, string $email): array {
    if (!filter_var($email, FILTER_VALIDATE_EMAIL)) respond(400, 'no such e-mail address');
    if (!$cart) respond(400, 'no such cart');
    foreach ($cart as $code => $units) if (!isset(CATALOGUE[$code]) || !isCount($units)) respond(400, 'no such cart');
    $items = array_map(fn ($code, $units) => CATALOGUE[$code] + ['units' => $units, 'productCode' => $code], array_keys($cart), $cart);
    $amount = array_sum(array_map(fn ($item) => $item['units'] * $item['unitPrice'], $items));
    $body = ['reference' => bin2hex(random_bytes(16)), 'amount' => $amount, 'items' => $items, 'customer' => ['email' => $email]];
    $order = $body + ['body' => $body, 'payments' => [], 'paidBy' => null, 'refunds' => [], 'isOdd' => false, 'deliveries' => 0];
    return change($order['reference'], fn () => $order);
}

function pay(array $order): never {
    if ($order['paidBy']) respond(409, 'the order is paid');
    $body = $order['body'] + ['stamp' => $order['reference'] . bin2hex(random_bytes(8)), 'currency' => 'EUR', 'language' => 'EN'];
    $body += ['redirectUrls' => urls('/return'), 'callbackUrls' => urls('/hooks/payment')];
    [$status, $payment, $seen] = call('POST', '/payments', [], $body);
    if ($status !== 201) error_log("createPayment: status $seen"); // the service's own status is for the log, not for customers
    if ($status !== 201) respond($seen < 1 || $seen >= 500 ? 503 : 500, "can't be paid right now");
    change($order['reference'], fn ($order) => ['payments' => $order['payments'] + [$payment['transactionId'] => '']] + $order);
    respond(303, $order['reference'], "location: $payment[href]");
}

/** Refunds cents of a transaction of an order, or its rest: false where the service did not take it. Nothing is refunded for want of an amount. For the shop's staff alone. */
function refund(array $order, mixed $amount, ?string $id): bool {
    if ($amount !== 'rest' && !isCount($amount)) respond(400, 'amount: a number of cents, or "rest"');
    $stamp = $order['reference'] . bin2hex(random_bytes(8));
    // Reserved before the call: of two refunds at once, each takes what the other one leaves.
    change($order['reference'], function ($order) use ($stamp, &$amount, $id) {
        $left = $id ? $order['amount'] - refunded($order, ['pending', 'ok'], $id) : 0;
        if ($amount === 'rest') $amount = $left;
        if ($left < 1 || $amount > $left) respond(409, "$left cents are left to refund");
        return ['refunds' => $order['refunds'] + [$stamp => [$amount, 'pending', $id]]] + $order;
    });
    $body = ['amount' => $amount, 'refundStamp' => $stamp, 'callbackUrls' => urls('/hooks/refund')] + $order['customer'];
    [$status] = call('POST', "/payments/$id/refund", ['checkout-transaction-id' => $id], $body);
    // All but these are decided by the callback: even 201 says only that the refund is possible.
    if (!in_array($status, [NOT_SENT, 400, 404, 422], true)) return true;
    change($order['reference'], function ($order) use ($stamp, $status) {
        $order['refunds'][$stamp][1] = 'fail';
        if ($status === NOT_SENT) unset($order['refunds'][$stamp]);
        return $order;
    });
    return false;
}

/** An event of a refund that the order does not have changes nothing. */
function onRefund(array $order, string $stamp, string $status): int {
    change($order['reference'], function ($order) use ($stamp, $status) {
        $seen = $order['refunds'][$stamp][1] ?? 'fail';
        if (array_search($status, OF_REFUNDS) > array_search($seen, OF_REFUNDS)) $order['refunds'][$stamp][1] = $status;
        return $order;
    });
    return 200;
}

/** `pending` and `delayed` are neither paid nor failed. An order is paid by one payment, in full, and delivered once. */
function onPayment(array $order, string $stamp, string $status, string $amount, string $id): int {
    // Unknown where the response that named it was lost; or a refund's, which the service does not know as a payment.
    $asked = isset($order['payments'][$id]) ? 200 : call('GET', "/payments/$id", ['checkout-transaction-id' => $id])[0];
    if ($asked !== 200) return $asked === 404 ? 200 : 503;
    change($order['reference'], function ($order) use ($status, $amount, $id) {
        if (array_search($status, OF_PAYMENTS) <= array_search($order['payments'][$id] ?? '', OF_PAYMENTS)) return $order;
        $order['payments'][$id] = $status;
        if ($status === 'ok' && $amount !== (string) $order['amount']) return ['isOdd' => true] + $order;
        return $status === 'ok' && !$order['paidBy'] ? ['paidBy' => $id, 'deliveries' => $order['deliveries'] + 1] + $order : $order;
    });
    return 200;
}

/** The payments besides the one by which the order is paid. */
function secondPayments(array $order): array { return array_diff(array_keys($order['payments'], 'ok'), [$order['paidBy']]); }

function show(array $order): never {
    $seen = array_count_values($order['payments']) + array_fill_keys(OF_PAYMENTS, 0);
    $isReturned = fn ($id) => refunded($order, ['ok'], $id) === $order['amount'];
    $state = $order['paidBy'] && $isReturned($order['paidBy']) ? 'refunded' : 'paid';
    if (!$seen['ok']) $state = $seen['pending'] + $seen['delayed'] ? 'pending' : 'open';
    foreach (secondPayments($order) as $id) if ($order['isOdd'] || !$isReturned($id)) $state = 'attention';
    $shown = ['state' => $state, 'paid' => $order['paidBy'] ? $order['amount'] : 0, 'currency' => 'EUR'];
    $shown += ['refunded' => refunded($order, ['ok']), 'deliveries' => $order['deliveries']];
    respond(200, json_encode($shown), 'content-type: application/json');
}

/** The shop's job, every ten minutes: asks about payments whose callback may be lost, and returns second payments. */
function tend(): never {
    if (!flock($lock = fopen(DATABASE . '.job', 'c'), LOCK_EX | LOCK_NB)) exit; // the last run goes on
    foreach (references() as $reference) {
        $order = find($reference);
        foreach (array_keys(array_diff($order['payments'], ['ok'])) as $id) {
            [$status, $payment] = call('GET', "/payments/$id", ['checkout-transaction-id' => $id]);
            if ($status === 200 && $payment['transactionId'] === $id) onPayment($order, $payment['stamp'], $payment['status'], (string) $payment['amount'], $id);
        }
        $order = find($reference);
        if (!$order['paidBy'] || $order['isOdd']) continue; // a payment of another amount is for somebody to see
        $isLeft = fn ($id) => count(array_keys(array_column($order['refunds'], 2), $id)) < 3 && !refunded($order, ['pending', 'ok'], $id);
        foreach (array_filter(secondPayments($order), $isLeft) as $id) refund($order, 'rest', $id); // three that fail are for somebody to see
    }
    exit;
}
if (PHP_SAPI === 'cli') tend();

[$path, $query] = explode('?', $_SERVER['REQUEST_URI'], 2) + [1 => ''];
[, $first, $second, $act] = explode('/', $path) + ['', '', '', ''];
$sent = json_decode(file_get_contents('php://input'), true) ?? [];
if (in_array($path, ['/hooks/payment', '/hooks/refund', '/return'])) {
    $event = eventIn($query) ?? respond(403);
    $order = orderOf($event[0], $path === '/return' ? 404 : 503); // the event may come again, when the order is stored
    $status = $path === '/hooks/refund' ? onRefund($order, ...$event) : onPayment($order, ...$event);
    $path === '/return' ? respond(303, '', 'location: /orders/' . substr($event[0], 0, 32)) : respond($status);
}
if ($first !== 'orders') respond(404);
if ($_SERVER['REQUEST_METHOD'] === 'GET') show(orderOf($second));
if ($second === '') pay(createOrder($sent['cart'] ?? ['lamp' => 1], $sent['email'] ?? 'maija.mallikas@example.com'));
if ($act !== 'refund') pay(orderOf($second));
$order = orderOf($second);
refund($order, $sent['amount'] ?? null, $order['paidBy']) ? show(orderOf($second)) : respond(409, 'the service did not take the refund');
