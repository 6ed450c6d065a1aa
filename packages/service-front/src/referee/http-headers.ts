/** Whether a header of a response is HTTP's own, or of what stands between client and service, and no part of an API. */
export const isOfHttp = (name: string): boolean => NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));

const NAMES = new Set(
  `accept-ranges age allow alt-svc cache-control connection content-disposition content-encoding content-language content-length
  content-location content-range content-security-policy content-type date deprecation etag expect-ct expires keep-alive last-modified link location nel
  permissions-policy pragma priority proxy-authenticate referrer-policy report-to reporting-endpoints retry-after server server-timing set-cookie
  strict-transport-security sunset timing-allow-origin trailer transfer-encoding upgrade vary via warning www-authenticate x-cache
  x-content-type-options x-dns-prefetch-control x-download-options x-frame-options x-permitted-cross-domain-policies x-powered-by x-request-id
  x-xss-protection`.split(/\s+/),
);

/** Of browsers' security, content networks and tracing. */
const PREFIXES = ["access-control-", "cf-", "cross-origin-", "sec-", "x-amz-", "x-amzn-", "x-azure-", "x-b3-", "x-envoy-", "x-forwarded-"];
