/** Makes an answer of a value; Safari has `Response.json` from 17 on. */
export const jsonResponse = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
