#!/usr/bin/env bash
# Signs requests with openssl and sends them with curl: independent of this repository, except for the mock servers under test.
# Usage: third-party-clients.sh <payment URL> <merchant URL> <legacy URL>. Prints a line per request, ends with 1 if any status was unexpected.
set -euo pipefail
payment=$1 merchant=$2 legacy=$3
failed=0

expect() { # <what> <expected status> <status>
  if [ "$2" = "$3" ]; then echo "ok $1: $3"; else echo "FAILED $1: $3 instead of $2"; failed=1; fi
}
status=(curl --silent --output /dev/null --max-time 10 --write-out '%{http_code}')

# Payment API: HMAC-SHA256 or -SHA512 in hex, over the sorted checkout- headers and the body.
account=375917 payment_secret=SAIPPUAKAUPPIAS
pay() { # <algorithm> <method> <path> <transaction ID or nothing> <body> <secret>
  local nonce timestamp headers signature arguments=()
  nonce=$(openssl rand -hex 16)
  timestamp=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)
  headers="checkout-account:$account
checkout-algorithm:$1
checkout-method:$2
checkout-nonce:$nonce
checkout-timestamp:$timestamp"
  [ -z "$4" ] || headers="$headers
checkout-transaction-id:$4"
  signature=$(printf '%s\n%s' "$headers" "$5" | openssl dgst "-$1" -hmac "$6" | sed 's/^.* //')
  while read -r header; do arguments+=(--header "$header"); done <<<"$headers"
  [ -z "$5" ] || arguments+=(--header 'content-type: application/json' --data-binary "$5")
  "${status[@]}" --request "$2" "${arguments[@]}" --header "signature: $signature" "$payment$3"
}
body='{"stamp":"s","reference":"r","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":25.5,"productCode":"#1234"}],"customer":{"email":"maija@example.com","firstName":"Mäija"},"redirectUrls":{"success":"https://shop.example.com/ok","cancel":"https://shop.example.com/no"}}'
id=8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913
expect "payment, SHA-256" 201 "$(pay sha256 POST /payments '' "$body" $payment_secret)"
expect "payment, SHA-512" 201 "$(pay sha512 POST /payments '' "$body" $payment_secret)"
expect "payment by its ID" 200 "$(pay sha256 GET "/payments/$id" "$id" '' $payment_secret)"
expect "payment by its ID, not repeated" 401 "$(pay sha256 GET "/payments/$id" '' '' $payment_secret)"
expect "payment, wrong secret" 401 "$(pay sha256 POST /payments '' "$body" wrong)"

# Merchant API: HMAC-SHA256 in base64 over five lines, one of them the body's MD5.
merchant_id=13466 merchant_secret=6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ
merchant_call() { # <method> <target> <body> <secret>
  local md5 timestamp signature arguments=()
  md5=$(printf '%s' "$3" | openssl dgst -md5 -binary | openssl base64)
  timestamp=$(date -u +%Y-%m-%dT%H:%M:%S+0000)
  signature=$(printf '%s\n%s\nServiceMerchantAPI %s\n%s\n%s' "$1" "$2" "$merchant_id" "$timestamp" "$md5" | openssl dgst -sha256 -hmac "$4" -binary | openssl base64)
  [ -z "$3" ] || arguments+=(--header 'content-type: application/json' --data-binary "$3")
  "${status[@]}" --request "$1" ${arguments[@]+"${arguments[@]}"} --header "Timestamp: $timestamp" --header "Content-MD5: $md5" \
    --header "Authorization: ServiceMerchantAPI $merchant_id:$signature" "$merchant$2"
}
expect "refund" 202 "$(merchant_call POST /merchant/v1/payments/102402728626/refunds '{"rows":[{"amount":1599,"description":"Päällystakki"}]}' $merchant_secret)"
expect "refund of an unknown payment" 404 "$(merchant_call POST /merchant/v1/payments/payment-not-found/refunds '{"rows":[{"amount":1}]}' $merchant_secret)"
expect "cancelled refund" 204 "$(merchant_call DELETE /merchant/v1/refunds/QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi '' $merchant_secret)"
expect "settlements" 200 "$(merchant_call GET '/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31' '' $merchant_secret)"
expect "settlements, wrong secret" 403 "$(merchant_call GET '/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31' '' wrong)"

# Legacy API: Basic authentication, JSON and XML.
urls='"urlSet":{"success":"https://shop.example.com/ok","failure":"https://shop.example.com/no","notification":"https://shop.example.com/n"}'
xml_urls='<urlSet><success>https://shop.example.com/ok</success><failure>https://shop.example.com/no</failure><notification>https://shop.example.com/n</notification></urlSet>'
order() { # <media type> <body> <secret>
  "${status[@]}" --user "$merchant_id:$3" --header "Content-Type: $1" --header 'X-Service-Api-Version: 1' --data-binary "$2" "$legacy/api-payment/create"
}
expect "order as JSON" 201 "$(order application/json "{\"orderNumber\":\"1\",\"currency\":\"EUR\",\"price\":\"10.00\",$urls}" $merchant_secret)"
expect "order as XML" 201 "$(order application/xml "<payment><orderNumber>0012</orderNumber><currency>EUR</currency><price>10.00</price>$xml_urls</payment>" $merchant_secret)"
expect "order in another type" 400 "$(order text/plain x $merchant_secret)"
expect "order, wrong secret" 401 "$(order application/json '{}' wrong)"

exit $failed
