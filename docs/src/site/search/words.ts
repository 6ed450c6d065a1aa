/** Words that merchants search with, in English, Finnish and Swedish, at the pages to find by them. */
import { base } from "../places.ts";

/** By page, as the site names it without `.md`: what leads to it. The search finds a word by each of its usual forms. */
export const WORDS: Readonly<Record<string, string>> = {
  "guides/five-minute-start":
    "installation setup getting started quickstart tutorial integration first payment begin hello world test credentials demo merchant account id api key " +
    "testitunnukset tunnukset aloitus asennus käyttöönotto verkkokauppa pikaopas testkonto komma igång installera ohje opas alkuun ensimmäinen maksu börja " +
    "första betalningen esm import require commonjs error npm install pnpm yarn node version requirements sign up example ERR_MODULE_NOT_FOUND cannot find " +
    "module type tsconfig sandbox shop request",
  "guides/payments":
    "korttimaksut kortbetalning kortbetalningar bankbetalning fakturabetalning stamp reference redirectUrls callbackUrls customer items productCode " +
    "deliveryDate usePricesWithoutVat logo icon button how to create a payment checkout pay methods providers bank card mobile wallet mobilepay klarna " +
    "paypal google apple siirto pivo walley collector invoice invoicing instalment nordea osuuspankki op danske s-pankki aktia ålandsbanken handelsbanken " +
    "visa mastercard amex american express link currency EUR maksu maksun maksut maksaminen maksutapa maksutavat maksutavan maksupainike maksulinkki " +
    "verkkomaksu verkkopankki pankki lasku laskun laskulla laskutus osamaksu korttimaksu maksupalvelu tilaus kassa betalning betalningar betala betalsätt " +
    "betalningssätt betalningsmetod faktura delbetalning kort order number length hosted page language locale tilausnumero viite summa hinta maksusivu " +
    "maksusivulle ohjaus logot ordernummer referens belopp betalningssida logotyp what is unique id of sähköposti osoite puhelin yritys kuvake kuvakkeet " +
    "ikoni ikonit pakollinen kenttä kieli suomi ruotsi e-post adress telefon företag ikon ikoner obligatorisk fält språk intent session window iframe " +
    "embedded form redirect thank you receipt amount total cents minor unit item product code category delivery address shipping email group provider fields " +
    "submit maximum minimum free zero sum instalments later bnpl credit open banking method not shown unavailable missing available enabled activate " +
    "delivered ship",
  "guides/rows":
    "VAT tax rounding error cents one cent difference mismatch amount does not match sum of items rows discount coupon voucher code campaign gift card " +
    "shipping fee delivery cost shop-in-shop marketplace split payment sub-merchant commission net gross prices without alv arvonlisävero vero verokanta " +
    "pyöristys pyöristysvirhe sentti sentin heitto alennus alennuskoodi alekoodi lahjakortti lahjakortin toimituskulut postikulut rivit tuoterivit ostoskori " +
    "kauppapaikka komissio provisio moms momssats avrundning öresavrundning rabatt rabattkod presentkort fraktkostnad varukorg marknadsplats basket line " +
    "quantity units decimals fraction half even bankers floating point percent vat rate 25.5 24 14 10 reduced zero included excluded price negative row " +
    "minus promo free tip donation deposit bottle partial store credit loyalty points handling",
  "guides/your-language":
    "laravel symfony django flask fastapi rails spring boot gin asp.net php python ruby go golang java kotlin c# csharp dotnet .net example code sample " +
    "program hmac without javascript ohjelmointikieli esimerkki esimerkkikoodi programspråk exempel curl_init guzzle requests httpx urllib net http " +
    "httpclient okhttp hash_hmac openssl_digest in rust elixir perl snippet copy paste verify callback signature",
  "guides/by-hand":
    "shop without library own code state machine event table callback status codes response http database transaction lock row race condition unknown order " +
    "php python ruby go java oma verkkokauppa ilman kirjastoa tapahtuma egen butik utan bibliotek händelse implementation from scratch any language pseudo " +
    "flow chart sequence what to store in columns tables orders payments transitions return 200 500",
  "guides/pending-payments":
    "pending delayed late payment invoice waiting approval awaiting customer closed browser never returned order state machine status of expired timeout two " +
    "weeks odottaa odottava odottamaan odottamassa odotustila kesken jumissa viivästynyt maksun tila myöhässä vanhentunut väntande väntar fördröjd sen " +
    "betalning asiakas ei palannut palaa kauppaan kauppa sulki selaimen keskeytti keskeytynyt tilisiirto kunden kom inte tillbaka stängde webbläsaren " +
    "banköverföring dagar senare new maksu epäonnistui mutta rahat lähti tililtä avbröts misslyckades processing in progress unfinished abandoned cart " +
    "completed tab window back button did not return network lost mobile app switched bank transfer takes days approved later reminder cancel unpaid orders " +
    "release stock reserve how long wait callback changes to ok fail after",
  "guides/shop-in-shop":
    "shop-in-shop marketplace split payment sub-merchant submerchant aggregate merchant commission platform sellers vendors kauppapaikka markkinapaikka " +
    "alikauppias komissio provisio jaettu maksu marknadsplats underhandlare provision usea usean useita monta myyjä myyjän myyjät myyjää kauppias kauppiaat " +
    "flera säljare säljaren handlare connected accounts stripe connect multi vendor multivendor fee funds between merchants seller payout sub id own " +
    "settlement each several shops one cart refund",
  "guides/refunds":
    "refund refunds refunding partial part return money back reverse cancel order insufficient balance not enough failed rejected later credit note email " +
    "palautus palautuksen palautukset palautusta palauttaa osapalautus osapalautuksen hyvitys hyvityksen hyvittää maksunpalautus rahojen peruutus " +
    "återbetalning återbetala delåterbetalning kreditering retur rahat takaisin rahaa kortille kestää hyvityslasku osittainen osittain osahyvitys peru " +
    "tilaus pengar pengarna tillbaka kreditfaktura delvis ångra give list of a payment more than paid too much liikaa för mycket goods returned items undo " +
    "void customer regrets right withdrawal consumer wrong amount charged to card how long does take status pending twice duplicate full rest several " +
    "maximum refundable provider support 422 iban account number callback id",
  "guides/card-tokens":
    "maksukortti maksukortin luottokortti luottokortin pankkikortti pankkikortin tallentaminen betalkort kreditkort save card store stored one click " +
    "tokenization token recurring payment subscription subscriptions monthly renewal authorization hold reserve preauthorization capture partial commit " +
    "later void release 3-D Secure strong customer authentication SCA test numbers visa mastercard cvc decline declined kortti kortin kortit tallennus " +
    "tallennettu tallenna testikortti testikortit toistuvaismaksu kuukausimaksu tilausmaksu katevaraus katteenvaraus varaus veloitus vahva tunnistautuminen " +
    "spara kort sparat testkort återkommande betalning prenumeration reservation delleverans debitering kuukausiveloitus kuukausittain jäsenyys veloita " +
    "tallennetulta månadsvis medlemskap debitera no show fee cancellation damage deposit delete remove saved not present merchant initiated asiakas ei " +
    "paikalla kortdebitering dra från utan kunden närvarande reccuring repeat billing renew membership saas trial automatic charge cit mit off session on " +
    "one-click credentials file vault masked pan last four digits expiry expired replaced update authorise authorisation settle expires uncaptured amount " +
    "hotel rental taxi fuel tip no-show 3ds 3d secure challenge frictionless psd2 liability shift soft insufficient funds lost stolen cvv date 4153 debit " +
    "add form change method",
  "guides/settlements-and-reports":
    "reconcile match bank statement payout payouts settlement transfer deposit fee per transaction provider fees reconciliation bookkeeping accounting " +
    "export csv commission when do I get my money balance tilitys tilityksen tilitykset tilitysraportti raportti raportit kirjanpito täsmäytys maksuraportti " +
    "viitenumero palvelumaksut utbetalning redovisning bokföring avstämning rapport avgifter milloin rahat tilille tilillä pankkitili tiliote erittely " +
    "tosite ladata lataa när pengarna konto kontot bankkonto kontoutdrag månadsrapport verifikation schedule netvisor procountor fennoa visma fortnox xero " +
    "quickbooks sap erp ledger journal entries voucher accountant auditor tax report month end daily sales turnover revenue net gross reference deducted " +
    "refunds in a chargeback invoice of list excel download unpaid difference missing from paid out deposited date range period to",
  "guides/legacy":
    "e1 e2 s1 form interface old api rest migrate migration xml json vanha rajapinta siirtyminen gammalt gränssnitt orderNumber duplicate order numbers " +
    "authcode auth code md5 hash deprecated version sunset payment upgrade replace",
  "guides/webhooks":
    "know succeeded success verify callback signature callbacks webhook webhooks notification server to return url success cancel redirect thank you page payment status order " +
    "idempotent once ilmoitus paluuosoite paluulinkki takaisinkutsu maksun tila maksutila vahvistus tilausvahvistus kiitossivu avisering returadress " +
    "betalningsstatus orderbekräftelse tacksida asiakas palaa kauppaan jälkeen tieto maksusta kuittaus kunden återvänder meddelande bekräftelse called twice " +
    "two times duplicate duplicates duplicated event kahdesti dubbelt ipn postback push listener endpoint raw body parser middleware query parameters get " +
    "request authenticity origin ip spoof retry retries delivered again of events out idempotency deduplicate exactly queue redis mysql mariadb sqlite " +
    "prisma transaction 200 ok response code acknowledge slow handler before after mark as paid without localhost csrf exempt authentication",
  "guides/lost-callbacks":
    "callback url not called received webhook arriving never came missing order still open stuck poll polling status check cron ilmoitus ei tule tilaus jäi " +
    "auki maksettu mutta tilausta kommer inte puuttuu kadonnut maksamatta vaikka palvelin alhaalla asiakas palannut saknas obetald trots servern nere server " +
    "was down unavailable outage restarted job scheduled task poller reconcile orders missed resend redeliver replay triggered firewall blocked nothing " +
    "unpaid but customer paid marked stays query payment get",
  "guides/between-paid-and-shipped":
    "pending delayed payment customer paid twice double duplicate order but missing wrong amount unknown status of waiting fraud maksun tila odottaa " +
    "viivästynyt maksettu kahdesti kaksoismaksu tuplamaksu toimitus väärä summa väntande fördröjd betalt två gånger dubbelbetalning leverans fel belopp " +
    "maksoi kaksi kertaa kahteen toimitettu lähetetty ostoskori muuttui cart changed levererad tuplaveloitus kaksoisveloitus veloitettu dubbeldebitering " +
    "shipped without beställning skickad utan betalning when can I ship goods send the digital download license released before charged two payments for one " +
    "click pay button pressed stamp response lost price after edited tampered currency check cancelled refund second out stock",
  "guides/when-a-call-fails":
    "HTTP status error errors exception 400 bad request 401 unauthorized 403 forbidden 404 not found 409 422 500 502 503 internal server timeout network " +
    "retry rate limit too many requests idempotency key virhe virheet virhekoodi virheilmoitus epäonnistui aikakatkaisu fel felkod misslyckades connection " +
    "lost disconnected dropped yhteys yhteyden katkeaa katkesi katkeaminen verkkovirhe vastaa uudelleen hylätty validointi anslutning avbruten försök igen " +
    "avvisad rajapinta rajapintaan palvelin yhteyttä unreachable TypeError fetch failed ECONNREFUSED ECONNRESET ETIMEDOUT ENOTFOUND EAI_AGAIN EPIPE socket " +
    "hang up reset by peer closed dns getaddrinfo AbortError TimeoutError aborted timed out curl 6 7 28 52 56 read gateway 504 unexpected token end of JSON " +
    "input SyntaxError empty body response html instead json unhandled promise rejection stack trace exponential backoff circuit breaker",
  "guides/signing":
    "signature hmac sha256 sha512 mismatch invalid wrong verification failed 401 unauthorized authorization header checkout-signature digest secret key " +
    "allekirjoitus allekirjoituksen allekirjoitusvirhe tarkiste tarkistussumma avain salainen todennus signatur underskrift hemlig nyckel timestamp timezone " +
    "time zone utc clock skew aikaleima aikavyöhyke kello tidsstämpel tidszon sha-256 sha-512 hash hash_hmac hexdigest base64 authentication authenticate " +
    "headers canonical string sort alphabetical order of newline body empty whitespace utf-8 encoding json stringify reserialized trailing checkout-account " +
    "checkout-algorithm checkout-method checkout-nonce checkout-timestamp uuid api password bearer oauth does not match valid compare constant timing safe " +
    "equal debug postman pre-request script",
  "guides/mock-server":
    "mock stub fake prism server testing offline unit test testaus testipalvelin testserver mocha ava jasmine msw nock wiremock sinon supertest " +
    "ERR_REQUIRE_ESM ERR_MODULE_NOT_FOUND cannot use import statement outside a module moduleResolution port already in EADDRINUSE docker compose service " +
    "api local development",
  "guides/mock-responses":
    "mock error simulate response stub force status 503 404 prefer header trigger fault injection timeout dropped connection virhe testaus testfel 500 slow " +
    "delay scenario failing api reject insufficient balance test handling malformed json truncated",
  "guides/mock-events":
    "send callback webhook trigger test locally fake ilmoitus testaus testa stripe simulate fire manually notification duplicate event resend",
  "guides/mock-real-clients": "real client rejected tolerance profile vendor sdk compatible lenient strict verkkomaksut",
  "guides/testing-a-whole-payment-flow":
    "sandbox test environment end to e2e playwright puppeteer selenium cypress simulate payment fake bank dashboard testiympäristö hiekkalaatikko testimaksu " +
    "testaus testmiljö testbetalning testa failed cancelled failure without real money ilman oikeaa rahaa utan riktiga pengar mode demo koeosto testitila " +
    "testitilaus provköp prov testläge testbeställning simulator page webdriver testcafe robot framework end-to-end integration automated qa acceptance " +
    "offline internet shop purchase decline cancel failing approve programmatically",
  "guides/sandbox-time-and-worlds":
    "advance clock time travel fast forward freeze seed fixtures test data isolation parallel tests world per vitest jest node kello testidata klocka " +
    "testdata timers fake wait a day expire skip tomorrow next month simulate reset state clean database between beforeEach factory rewind undo go back " +
    "history",
  "guides/sandbox-forgeries-and-faults":
    "forged callback fake attack tampered wrong amount replay rotate secret rotation fault injection chaos lost response settings väärennetty ilmoitus " +
    "förfalskad forge tamper replayed event invalid signature test negative security simulate engineering unavailable service late duplicate out of order " +
    "drop configure behaviour",
  "guides/sandbox-store":
    "persist persistent sqlite postgres postgresql database shared sandbox load test snapshot restore retention memory tietokanta kuormitustesti databas " +
    "stress performance thousands of payments benchmark grows keep data after restart persistence volume team server several developers backup",
  "guides/sandbox-in-ci":
    "cypress github actions gitlab pipeline continuous integration docker service parallel jobs jatkuva integraatio ci bitbucket jenkins circleci azure " +
    "devops travis buildkite workflow yaml cache pull request",
  "guides/any-program":
    "localhost callback to ngrok tunnel cloudflared proxy self signed certificate authority ca trust https hosts file java kotlin python ruby go perl dotnet " +
    "c# woocommerce magento wordpress plugin varmenne välityspalvelin paikallinen kehitys certifikat lokal utveckling curl error 60 SSL problem in chain " +
    "unable get local issuer DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE PKIX path building failed CERTIFICATE_VERIFY_FAILED " +
    "NODE_EXTRA_CA_CERTS HTTPS_PROXY environment dns phpunit pest pytest unittest rspec minitest junit testng nunit xunit test base url hard-coded constant " +
    "legacy application",
  "guides/sandbox-from-other-languages":
    "java kotlin python ruby go c# csharp dotnet php rest api openapi generator postman curl ohjelmointikieli programspråk without node phpunit pest pytest " +
    "unittest rspec minitest junit nunit xunit test client http endpoint control wget insomnia",
  "guides/sandbox-reference":
    "startSandbox options command line flags cli maksu-sandbox control api faults asetukset komennot inställningar kommandon",
  "guides/real-service":
    "logging logs staging environment base url host address of the service production live go checklist launch test credentials variables secret rotation leaked api key " +
    "rate limits support tuotanto tuotantoon käyttöönotto testitunnukset tunnukset salaisuus produktion lansering kauppiastunnus kauppias account id where " +
    "do I get avaimen vaihto firewall palomuuri ip osoite brandvägg request hemlig nyckel läckt läckte vuotanut avain real money first payment demo merchant " +
    "switch from to process.env deployment monitoring alert health uptime status page outage maintenance whitelist allow list limit 429 too many requests " +
    "quota throttling two secrets contract agreement contact",
  "guides/coding-agents":
    "ai assistant llm claude cursor copilot codex mcp server skill agents.md prompt generate integration tekoäly avustaja koodausagentti kodagent chatgpt " +
    "gpt openai anthropic gemini windsurf vibe coding llms.txt markdown model context protocol tools rules file code",
  "guides/is-my-integration-safe":
    "shop check audit acceptance test go live checklist certification lose money lost orders fraud verify my integration tarkistus hyväksyntä turvallinen " +
    "integraatio tarkistuslista granskning kontroll does webhook handler property based of whole approval review before launch race condition duplicated " +
    "delivery",
  "guides/is-the-description-still-true":
    "conformance compare live service openapi drift changed api har postman bruno schemathesis signing proxy muuttunut rajapinta ändrat gränssnitt new field " +
    "appeared undocumented unknown property contract test detection diff breaking change",
  "guides/security":
    "log logging logs redact mask secrets pci dss gdpr personal data threat model xss csrf vulnerability tietoturva haavoittuvuus säkerhet requests without " +
    "lokit lokitus loki henkilötiedot tietosuoja salaus loggar personuppgifter dataskydd replay attack prevent man in the middle mitm brute force timing " +
    "leaked key tls https compliance card number storage never stored penetration test owasp ssrf injection dependency supply chain encryption privacy " +
    "cookies",
  "guides/moving-from-the-vendor-sdk":
    "sdk official javascript node library migrate paytrail-js-sdk switch siirtyminen kirjasto byta bibliotek stripe adyen nets nexi easy klarna checkout " +
    "braintree paypal mollie worldline svea verifone migration from another payment provider change compare equivalent intent session off_session setup " +
    "method customer object capture webhook secret idempotency key dispute payout upgrade replace client",
  "packages/payment-api": "types only typescript interfaces schemas validators without client",
  "packages/payment-client":
    "createPaymentClient options configuration typescript client sdk npm package method list result type ok error narrowing baseUrl account secret",
  "packages/signing":
    "test vectors nonce reuse replay sign verify functions webcrypto subtle crypto node runtime edge cloudflare deno bun explain mismatch constant time",
  "apis/payment/createPayment": "createPayment create payment POST payments new transaction open checkout fields required request example",
  "apis/constraints":
    "max length limit required field maximum pituus merkkiä pakollinen kenttä raja längd tecken obligatorisk customer phone number format email postal code " +
    "minimum characters string too long digits pattern regex enum allowed values fields unitPrice units vatPercentage productCode deliveryDate stamp " +
    "reference amount currency language redirectUrls callbackUrls date range months zero negative integer",
  changelog: "release notes version upgrade versio muutokset päivitys ändringar uppdatering",
  SUPPORT: "contact help question tuki yhteystiedot apua kontakt hjälp bug report issue email",
  benchmarks: "performance speed throughput latency nopeus suorituskyky kuormitus prestanda hastighet",
  "recipes/shops": "express hono fastify nestjs nest.js nextjs next.js koa framework middleware route plugin php example shop",
  "apis/api-reference":
    "openapi swagger yaml json download description specification schema file redoc reference 3.1 postman import code generation generator types",
  "guides/not-here":
    "chargeback chargebacks dispute disputes fraud complaint ngrok tunnel localtunnel webhook forwarding stripe cli woocommerce magento shopify wordpress " +
    "prestashop plugin klarna android ios mobile sdk swift kotlin currency usd sek dollars subscription plans invoices pdf merchant panel backoffice payment " +
    "link physical terminal pos loan payouts to customers takaisinveloitus reklamaatio riita lisäosa mobiilisovellus valuutta maksupääte återkrav " +
    "reklamation tvist tillägg valuta betalterminal cash register kassapääte kassajärjestelmä kassakone limitations missing features unsupported what can " +
    "the service not do bookkeeping integration opencart drupal joomla odoo wix squarespace mycashflow vilkas shopware bigcommerce react native flutter app " +
    "in-app purchase apple pay web domain google button swish vipps bank id tap card present invoice sending email receipts reminders dunning multi exchange " +
    "rate dcc payout api transfer money credit iban send trial coupons",
  "recipes/jest":
    "ERR_REQUIRE_ESM SyntaxError cannot use import statement outside a module transformIgnorePatterns ts-jest experimental-vm-modules",
  action: "github actions workflow uses setup step yaml",
  "recipes/containers": "docker image dockerfile compose kubernetes helm podman testcontainers devcontainer health check",
  "recipes/http-proxy": "corporate proxy HTTPS_PROXY undici dispatcher outgoing fixed ip static egress",
  "recipes/opentelemetry": "tracing traces spans metrics monitoring observability datadog sentry grafana prometheus latency",
  "guides/bruno-and-postman":
    "insomnia hoppscotch http client collection import environment variables pre-request script api explorer try requests",
  "packages/mcp": "mcp server model context protocol claude cursor vs code copilot tools agent configuration",
  "packages/webhooks": "handler options request middleware express fastify store redis postgres sql idempotent once events types",
  "packages/client-core":
    "retry retries timeout abort signal custom fetch user agent interceptors onCall observer hooks logging cloudflare workers deno bun edge runtime lambda " +
    "vercel serverless browsers commands shell cli npx",
  "packages/merchant-client": "merchant api key id settlements payments list node client",
  "packages/legacy-client": "legacy client node xml json",
  "packages/sandbox": "npx sandbox start install test server fake service dashboard",
  "packages/mock-server": "npx mock server start install prism",
  "packages/shop-check": "npx shop check run report options rules",
  "packages/conformance": "compare live service openapi har recorded traffic proxy",
  "apis/errors":
    "HTTP status 400 401 403 404 409 422 429 500 503 error code list invalid missing message meaning cause workaround bad request unauthorized forbidden not " +
    "found json description what does mean",
  "apis/events":
    "callback parameters query string redirect checkout-account checkout-algorithm checkout-amount checkout-stamp checkout-reference checkout-transaction-id " +
    "checkout-status checkout-provider signature new ok fail pending delayed notification payload body webhook schema",
  "apis/operations": "endpoints urls list of methods routes resources path base url rest reference all operations",
  "apis/sequences": "sequence diagram flow chart picture how does it work overview",
  "apis/sandbox-lifecycles": "state diagram states of a payment transitions life cycle statuses refund",
  "apis/sandbox-rules": "assumptions undocumented behaviour what the sandbox does rules interpretation",
  "apis/payment/getPayment": "get payment status query transaction by id state of paid settlement reference",
  "apis/payment/refundPayment": "refund payment POST request fields amount callbackUrls refundStamp",
  "apis/payment/refundPaymentByEmail": "refund by email bank account asked from customer",
  "apis/payment/listPaymentProviders": "payment methods list providers amount groups icons svg logo",
  "apis/payment/listGroupedPaymentProviders": "grouped payment methods terms and conditions language groups mobile bank creditcard credit",
  "apis/payment/addCardForm": "add card form save without payment tokenization fields redirect",
  "apis/payment/payAndAddCard": "pay and save card in one step remember at checkout",
  "apis/payment/getToken": "get token card details last four digits expiry month year bin brand country category",
  "apis/payment/createCitCharge": "charge saved card customer present one click 3ds step up 403",
  "apis/payment/createMitCharge": "charge saved card customer not present recurring automatic subscription renewal",
  "apis/payment/createCitAuthorizationHold": "hold reserve amount on saved card customer present authorize only",
  "apis/payment/createMitAuthorizationHold": "hold reserve amount on saved card customer not present authorize only",
  "apis/payment/commitAuthorizationHold": "capture authorized amount commit hold partial settle",
  "apis/payment/revertAuthorizationHold": "void cancel authorization release hold reverse",
  "apis/payment/activateInvoice": "activate invoice delivered goods shipped klarna walley collector manual activation",
  "apis/payment/listSettlements": "settlement ids list payouts bank reference start end date",
  "apis/payment/requestPaymentReport": "payment report csv json dates transactions status export",
  "apis/payment/requestPaymentReportBySettlementId": "report of one settlement transactions in payout csv json",
  "apis/merchant/createRefund": "merchant api refund payment rows email notifyUrl",
  "apis/merchant/cancelRefund": "cancel a refund not yet sent waiting undo",
  "apis/merchant/getRefund": "state of refund status pending waiting refunded",
  "apis/merchant/listPayments": "list payments by date order number customer archive name",
  "apis/merchant/getPayment": "get payment details order number fees settlement",
  "apis/merchant/listSettlements": "settlements list fromDate toDate payout amount account bic iban",
  "apis/merchant/getSettlement": "settlement with payments and refunds fees total reference",
  "apis/legacy/createPayment": "legacy create payment xml json orderNumber urlSet token url",
  SECURITY: "report vulnerability disclosure cve security contact",
  architecture: "how is it built packages dependencies design internals",
  "where-to-change-what": "which file source code find edit map",
  contributing: "contribute pull request develop build tests change",
};

/**
 * Returns the words of a page.
 *
 * @param address of the page or of its first section in the site
 */
export const wordsOf = (address: string): string | undefined => WORDS[address.slice(base.length).replace(/(\.html|\/)(#.*)?$/, "")];
