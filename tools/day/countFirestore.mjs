/**
 * Runs in each page before its own code: reads what Firestore's library and its server exchange, since only they know
 * what is billed. The browser notes a request at its end, and these streams have none.
 */
export const countFirestore = () => {
  const counts = { documents: 0, queries: 0, commits: 0, writes: 0 };
  globalThis.firestoreCounts = counts;
  const of = (pattern, text) => (text.match(pattern) ?? []).length;
  const said = async (response) => {
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = rest + value;
      counts.documents += of(/"documentChange"/g, text);
      // A chunk may cut a name in two.
      rest = text.slice(-15);
      if (rest.includes('"documentChange"')) rest = '';
    }
  };
  const plain = globalThis.fetch;
  globalThis.fetch = async (resource, options) => {
    const url = String(resource.url ?? resource);
    if (!url.includes('/google.firestore.v1.Firestore/')) return plain(resource, options);
    const sent = resource instanceof Request ? await resource.clone().text() : String(options?.body ?? '');
    const body = decodeURIComponent(sent.replaceAll('+', ' '));
    counts.queries += of(/"addTarget"/g, body);
    counts.commits += of(/"writes":\[\{/g, body);
    counts.writes += of(/"(update|delete|transform|verify)":(\{|")/g, body);
    const response = await plain(resource, options);
    if (!response.body) return response;
    const [read, passed] = response.body.tee();
    said(new Response(read)).catch(() => undefined);
    const { status, statusText, headers } = response;
    return new Response(passed, { status, statusText, headers });
  };
};
