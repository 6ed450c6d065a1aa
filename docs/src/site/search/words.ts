/** Words that merchants search with, in English, Finnish and Swedish, and that the pages themselves don't use. */

/** By page, as the site names it without `.md`: what leads to it. Forms that people type stand in full, since a search knows only beginnings of words. */
export const WORDS: Readonly<Record<string, string>> = {
  "guides/five-minute-start":
    "installation setup getting started quickstart tutorial integration first payment begin hello world test credentials demo merchant account id api key " +
    "testitunnukset tunnukset aloitus asennus käyttöönotto verkkokauppa pikaopas testkonto komma igång installera" +
    " ohje opas alkuun ensimmäinen maksu börja första betalningen" +
    " esm import require commonjs error",
  "guides/payments":
    "korttimaksut kortbetalning kortbetalningar bankbetalning fakturabetalning stamp reference redirectUrls callbackUrls customer items productCode deliveryDate usePricesWithoutVat logo icon button how to create a payment checkout pay button payment methods providers bank card mobile wallet mobilepay klarna paypal google pay apple pay siirto pivo walley collector invoice invoicing " +
    "instalment nordea osuuspankki op danske bank s-pankki aktia ålandsbanken handelsbanken visa mastercard amex american express payment link currency EUR " +
    "maksu maksun maksut maksaminen maksutapa maksutavat maksutavan maksupainike maksulinkki verkkomaksu verkkopankki pankki lasku laskun laskulla laskutus osamaksu korttimaksu maksupalvelu tilaus kassa " +
    "betalning betalningar betala betalsätt betalningssätt betalningsmetod faktura delbetalning bank kort kassa" +
    " order number reference length hosted payment page language locale tilausnumero viite summa hinta maksusivu maksusivulle ohjaus logo logot ordernummer referens belopp betalningssida logotyp" +
    " what is stamp unique id of payment" +
    " sähköposti osoite puhelin yritys kuvake kuvakkeet ikoni ikonit pakollinen kenttä kieli suomi ruotsi e-post adress telefon företag ikon ikoner obligatorisk fält språk",
  "guides/rows":
    "VAT tax rounding error cents one cent difference mismatch amount does not match sum of items rows discount coupon voucher code campaign gift card shipping fee delivery cost " +
    "shop-in-shop marketplace split payment sub-merchant commission net gross prices without VAT " +
    "alv arvonlisävero vero verokanta pyöristys pyöristysvirhe sentti sentin heitto alennus alennuskoodi alekoodi lahjakortti lahjakortin toimituskulut postikulut rivit tuoterivit ostoskori kauppapaikka komissio provisio " +
    "moms momssats avrundning öresavrundning rabatt rabattkod presentkort fraktkostnad varukorg marknadsplats",
  "guides/your-language":
    "laravel symfony django flask fastapi rails spring boot gin asp.net php python ruby go golang java kotlin c# csharp dotnet .net example code sample program hmac without javascript " +
    "ohjelmointikieli esimerkki esimerkkikoodi programspråk exempel",
  "guides/by-hand":
    "shop without library own code state machine event table callback status codes response code http status database transaction lock row race condition unknown order unknown transaction php python ruby go java " +
    "oma verkkokauppa ilman kirjastoa tapahtuma egen butik utan bibliotek händelse",
  "guides/pending-payments":
    "pending delayed late payment invoice waiting approval awaiting customer closed browser never returned order state machine status of order expired timeout two weeks " +
    "odottaa odottava odottamaan odottamassa odotustila kesken jumissa viivästynyt maksun tila myöhässä vanhentunut väntande väntar fördröjd sen betalning" +
    " asiakas ei palannut palaa kauppaan kauppa sulki selaimen keskeytti keskeytynyt tilisiirto kunden kom inte tillbaka stängde webbläsaren banköverföring dagar senare" +
    " status new maksu epäonnistui mutta rahat lähti tililtä avbröts misslyckades",
  "guides/shop-in-shop":
    "shop-in-shop marketplace split payment sub-merchant submerchant aggregate merchant commission platform sellers vendors " +
    "kauppapaikka markkinapaikka alikauppias komissio provisio jaettu maksu marknadsplats underhandlare provision" +
    " usea usean useita monta myyjä myyjän myyjät myyjää kauppias kauppiaat flera säljare säljaren handlare",
  "guides/refunds":
    "refund refunds refunding partial refund part return money back reverse cancel order insufficient balance not enough balance refund failed rejected later credit note email refund " +
    "palautus palautuksen palautukset palautusta palauttaa osapalautus osapalautuksen hyvitys hyvityksen hyvittää maksunpalautus rahojen palautus peruutus " +
    "återbetalning återbetala delåterbetalning kreditering retur" +
    " rahat takaisin rahaa kortille kestää hyvityslasku osittainen osittain osahyvitys peru tilaus pengar pengarna tillbaka kreditfaktura delvis ångra" +
    " give money back give back list refunds of a payment" +
    " more than paid too much liikaa för mycket",
  "guides/card-tokens":
    "maksukortti maksukortin luottokortti luottokortin pankkikortti pankkikortin tallentaminen betalkort kreditkort save card store card stored card one click tokenization token recurring payment subscription subscriptions monthly renewal authorization hold reserve preauthorization capture partial capture commit later void release " +
    "3-D Secure strong customer authentication SCA test card numbers visa mastercard cvc decline declined " +
    "kortti kortin kortit kortin tallennus tallennettu kortti tallenna kortti testikortti testikortit toistuvaismaksu kuukausimaksu tilausmaksu katevaraus katteenvaraus varaus veloitus vahva tunnistautuminen " +
    "spara kort sparat kort testkort återkommande betalning prenumeration reservation delleverans debitering" +
    " kuukausiveloitus kuukausittain jäsenyys veloita tallennetulta månadsvis medlemskap debitera" +
    " no show fee cancellation fee damage deposit delete remove saved card" +
    " customer not present merchant initiated asiakas ei paikalla kortdebitering dra från kort utan kunden närvarande",
  "guides/settlements-and-reports":
    "reconcile match bank statement payout payouts settlement bank transfer deposit fee per transaction provider fees reconciliation bookkeeping accounting export csv fees commission when do I get my money balance " +
    "tilitys tilityksen tilitykset tilitysraportti raportti raportit kirjanpito täsmäytys maksuraportti viitenumero palvelumaksut " +
    "utbetalning redovisning bokföring avstämning rapport avgifter" +
    " milloin rahat tilille tilillä pankkitili tiliote erittely tosite ladata lataa när pengarna konto kontot bankkonto kontoutdrag månadsrapport verifikation" +
    " payout schedule",
  "guides/legacy":
    "e1 e2 s1 form interface old api rest interface migrate migration xml json vanha rajapinta siirtyminen gammalt gränssnitt" +
    " orderNumber duplicate order numbers",
  "guides/webhooks":
    "verify callback signature callbacks webhook webhooks notification server to server return url success url cancel url return url return url redirect url redirect thank you page payment status order status idempotent once " +
    "ilmoitus paluuosoite paluulinkki takaisinkutsu maksun tila maksutila tila vahvistus tilausvahvistus kiitossivu " +
    "avisering returadress betalningsstatus orderbekräftelse tacksida" +
    " asiakas palaa kauppaan maksun jälkeen tieto maksusta kuittaus kunden återvänder meddelande bekräftelse" +
    " called twice two times duplicate duplicates duplicated event kahdesti dubbelt",
  "guides/lost-callbacks":
    "callback url not called callback not received webhook not arriving never came missing callback order still open stuck poll polling status check cron " +
    "ilmoitus ei tule tilaus jäi auki maksettu mutta ei tilausta callback kommer inte" +
    " puuttuu kadonnut maksamatta vaikka maksettu palvelin alhaalla asiakas palannut saknas obetald trots servern nere" +
    " server was down unavailable outage restarted",
  "guides/between-paid-and-shipped":
    "pending delayed payment customer paid twice double payment duplicate order paid but order missing wrong amount unknown order status of order waiting fraud " +
    "maksun tila odottaa viivästynyt maksettu kahdesti kaksoismaksu tuplamaksu toimitus väärä summa " +
    "väntande fördröjd betalt två gånger dubbelbetalning leverans fel belopp" +
    " maksoi kaksi kertaa kahteen toimitettu lähetetty ostoskori muuttui cart changed levererad" +
    " tuplaveloitus kaksoisveloitus veloitettu kahdesti dubbeldebitering" +
    " shipped without payment beställning skickad utan betalning",
  "guides/when-a-call-fails":
    "HTTP status error errors exception 400 bad request 401 unauthorized 403 forbidden 404 not found 409 422 500 502 503 internal server error timeout network retry rate limit too many requests idempotency key " +
    "virhe virheet virhekoodi virheilmoitus epäonnistui aikakatkaisu fel felkod misslyckades" +
    " connection lost disconnected dropped yhteys yhteyden katkeaa katkesi katkeaminen verkkovirhe vastaa uudelleen hylätty validointi anslutning avbruten försök igen avvisad" +
    " rajapinta rajapintaan palvelin yhteyttä unreachable",
  "guides/signing":
    "signature hmac sha256 sha512 mismatch invalid signature wrong signature signature verification failed 401 unauthorized authorization header checkout-signature digest secret key " +
    "allekirjoitus allekirjoituksen allekirjoitusvirhe tarkiste tarkistussumma avain salainen avain todennus signatur underskrift hemlig nyckel" +
    " timestamp timezone time zone utc clock skew aikaleima aikavyöhyke kello tidsstämpel tidszon",
  "guides/mock-server": "mock stub fake prism server testing offline unit test testaus testipalvelin testserver",
  "guides/mock-responses":
    "mock error simulate error response stub response force status 503 404 prefer header trigger fault injection timeout dropped connection virhe testaus testfel",
  "guides/mock-events": "send callback send webhook trigger webhook test webhook locally fake callback ilmoitus testaus testa callback",
  "guides/mock-real-clients": "real client rejected tolerance profile vendor sdk compatible lenient strict verkkomaksut",
  "guides/testing-a-whole-payment-flow":
    "sandbox sandbox sandbox test environment end to end e2e playwright puppeteer selenium cypress simulate payment fake bank dashboard " +
    "testiympäristö hiekkalaatikko testimaksu testaus testmiljö testbetalning testa" +
    " failed payment cancelled payment simulate failure without real money ilman oikeaa rahaa utan riktiga pengar" +
    " test mode demo koeosto testitila testitilaus provköp prov testläge testbeställning",
  "guides/sandbox-time-and-worlds":
    "advance clock time travel fast forward freeze time seed fixtures test data isolation parallel tests world per test vitest jest node test kello testidata klocka testdata",
  "guides/sandbox-forgeries-and-faults":
    "forged callback fake callback attack tampered wrong amount replay rotate secret rotation fault injection chaos lost response settings väärennetty ilmoitus förfalskad",
  "guides/sandbox-store":
    "persist persistent sqlite postgres postgresql database shared sandbox load test snapshot restore retention memory tietokanta kuormitustesti databas",
  "guides/sandbox-in-ci": "cypress github actions gitlab pipeline continuous integration docker service parallel jobs jatkuva integraatio",
  "guides/any-program":
    "localhost callback to localhost ngrok tunnel cloudflared proxy self signed certificate certificate authority ca trust https hosts file java kotlin python ruby go perl dotnet c# woocommerce magento wordpress plugin " +
    "varmenne välityspalvelin paikallinen kehitys certifikat lokal utveckling",
  "guides/sandbox-from-other-languages":
    "java kotlin python ruby go c# csharp dotnet php rest api openapi generator postman curl ohjelmointikieli programspråk" +
    " rest api without node",
  "guides/sandbox-reference":
    "startSandbox options command line flags cli maksu-sandbox control api faults asetukset komennot inställningar kommandon",
  "guides/real-service":
    "staging environment base url host address of the service production live go live checklist launch test credentials environment variables secret rotation leaked secret api key rate limits support " +
    "tuotanto tuotantoon käyttöönotto testitunnukset tunnukset salaisuus produktion lansering" +
    " kauppiastunnus kauppias account id where do I get secret key avaimen vaihto" +
    " firewall palomuuri ip osoite brandvägg" +
    " request id hemlig nyckel läckt läckte vuotanut avain",
  "guides/coding-agents":
    "ai assistant llm claude cursor copilot codex mcp server skill agents.md prompt generate integration " +
    "tekoäly avustaja koodausagentti kodagent",
  "guides/is-my-integration-safe":
    "shop check audit acceptance test go live checklist certification lose money lost orders fraud verify my integration " +
    "tarkistus hyväksyntä turvallinen integraatio tarkistuslista granskning kontroll",
  "guides/is-the-description-still-true":
    "conformance compare live service openapi drift changed api har postman bruno schemathesis signing proxy " +
    "muuttunut rajapinta ändrat gränssnitt",
  "guides/security":
    "log logging logs redact mask secrets pci dss gdpr personal data threat model xss csrf vulnerability tietoturva haavoittuvuus säkerhet" +
    " log requests without secrets" +
    " lokit lokitus loki henkilötiedot tietosuoja salaus loggar personuppgifter dataskydd",
  "guides/moving-from-the-vendor-sdk":
    "sdk official javascript node library migrate paytrail-js-sdk switch siirtyminen kirjasto byta bibliotek",
  "packages/payment-api": "types only typescript types interfaces schemas validators without client",
  "packages/payment-client": "createPaymentClient options configuration",
  "packages/signing": "test vectors nonce reuse replay",
  "apis/payment/createPayment": "createPayment",
  "apis/constraints":
    "max length limit required field maximum pituus merkkiä pakollinen kenttä raja längd tecken obligatorisk" +
    " customer phone number format email postal code",
  changelog: "release notes version upgrade versio muutokset päivitys ändringar uppdatering",
  SUPPORT: "contact help question tuki yhteystiedot apua kontakt hjälp",
  benchmarks: "performance speed throughput latency nopeus suorituskyky kuormitus prestanda hastighet",
  "recipes/shops": "express hono fastify nestjs nest.js nextjs next.js koa framework middleware route plugin php example shop",
  "apis/api-reference": "openapi swagger yaml json download description specification schema file",
  "guides/not-here":
    "chargeback chargebacks dispute disputes fraud complaint ngrok tunnel localtunnel webhook forwarding stripe cli woocommerce magento shopify wordpress prestashop plugin klarna android ios mobile sdk swift kotlin " +
    "currency usd sek dollars subscription plans invoices pdf merchant panel backoffice payment link physical terminal pos loan payouts to customers " +
    "takaisinveloitus reklamaatio riita lisäosa mobiilisovellus valuutta maksupääte återkrav reklamation tvist tillägg valuta betalterminal" +
    " cash register kassapääte kassajärjestelmä kassakone" +
    " limitations missing features unsupported what can the service not do",
};

/**
 * Returns a page's HTML with its words after its title, twice: they were chosen, while other pages happen to have them.
 *
 * @param path of the page's Markdown in the site
 */
export function withWords(path: string, html: string): string {
  const words = WORDS[path.replace(/(\/index)?\.md$/, "")];
  return words === undefined ? html : html.replace("</h1>", `</h1>\n<p>${words} ${words} ${withoutMarks(words)}</p>`);
}

/** Returns the words with marked letters again without the marks, as many keyboards lack them. */
const withoutMarks = (words: string): string =>
  words
    .split(" ")
    .filter((word) => word !== plain(word))
    .map(plain)
    .join(" ");

const plain = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");
