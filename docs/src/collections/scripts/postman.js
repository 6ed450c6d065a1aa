const runner = {
  method: pm.request.method,
  resolve: (text) => pm.variables.replaceIn(text),
  set: (name, value) => pm.variables.set(name, value),
  headers: () => pm.request.headers.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]),
  resolveHeaders(names) {
    const own = this.headers().filter(([name]) => names.test(name));
    const resolved = own.map(([name, value]) => [name, this.resolve(value)]);
    for (const [key, value] of resolved) pm.request.headers.upsert({ key, value });
    return resolved;
  },
  resolveUrl(escape) {
    const url = escape(this.resolve(pm.request.url.toString()));
    pm.request.url.update(url);
    return url;
  },
  resolveBody() {
    if (!pm.request.body || pm.request.body.mode !== "raw") return "";
    pm.request.body.raw = this.resolve(pm.request.body.raw);
    return pm.request.body.raw;
  },
  resolveForm(but) {
    if (!pm.request.body || pm.request.body.mode !== "urlencoded") return [];
    const own = pm.request.body.urlencoded.filter(({ key, disabled }) => !disabled && !but.test(key));
    for (const field of own) field.value = this.resolve(field.value);
    return own.map(({ key, value }) => [key, value]);
  },
  test: (name, run) => pm.test(name, run),
  status: () => pm.response.code,
  responseHeaders: () => pm.response.headers.map(({ key, value }) => [key, value]),
  responseBody: () => pm.response.text(),
};
