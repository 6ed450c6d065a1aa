const runner = {
  method: req.getMethod(),
  resolve: (text) => bru.interpolate(text),
  set: (name, value) => bru.setVar(name, value),
  headers: () => Object.entries(req.getHeaders()),
  resolveHeaders(names) {
    const own = this.headers().filter(([name]) => names.test(name));
    const resolved = own.map(([name, value]) => [name, this.resolve(value)]);
    for (const [name, value] of resolved) req.setHeader(name, value);
    return resolved;
  },
  resolveUrl(escape) {
    const url = escape(this.resolve(req.getUrl()));
    req.setUrl(url);
    return url;
  },
  resolveBody() {
    const body = req.getBody({ raw: true });
    if (typeof body !== "string") return "";
    // White space around JSON is not sent.
    const resolved = this.resolve(body).trim();
    req.setBody(resolved, { raw: true });
    return resolved;
  },
  resolveForm(but) {
    const fields = req.getBody({ raw: true });
    if (!Array.isArray(fields)) return [];
    const resolved = fields.map((field) => (but.test(field.name) ? field : { ...field, value: this.resolve(field.value) }));
    req.setBody(resolved, { raw: true });
    return resolved.filter(({ name }) => !but.test(name)).map(({ name, value }) => [name, value]);
  },
  test: (name, run) => test(name, run),
  status: () => res.getStatus(),
  responseHeaders: () => Object.entries(res.getHeaders()),
  responseBody: () => res.getBody(),
};
