<?php
declare(strict_types=1);
require __DIR__ . '/payments.php';

[$baseUrl, $account, $secret] = array_map('getenv', ['PAYMENT_API_URL', 'PAYMENT_ACCOUNT', 'PAYMENT_SECRET']);
$shop = 'http://' . $_SERVER['HTTP_HOST'];
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

if ($path === '/checkout') {
    $callback = "$shop/callback.php";
    $payment = createPayment($baseUrl, $account, $secret, [
        'stamp' => bin2hex(random_bytes(16)), // store it with the order first
        'reference' => $_POST['order'],
        'amount' => 1525,
        'currency' => 'EUR',
        'language' => 'FI',
        'items' => [['unitPrice' => 1525, 'units' => 1, 'vatPercentage' => 25.5, 'productCode' => '#1234']],
        'customer' => ['email' => $_POST['email']],
        'redirectUrls' => ['success' => "$shop/thanks", 'cancel' => "$shop/cart"],
        'callbackUrls' => ['success' => $callback, 'cancel' => $callback],
    ]);
    header('Location: ' . $payment['href'], true, 303);
} elseif ($path === '/callback.php') {
    if (!isFromService($account, $secret, $_GET)) {
        http_response_code(403);
        return;
    }
    // Compare amount and stamp with the order, and mark it in one transaction: the same callback may come twice.
    error_log("payment {$_GET['checkout-stamp']} {$_GET['checkout-status']} {$_GET['checkout-amount']}");
    http_response_code(200);
} else {
    http_response_code(404);
}
