const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

/** Sends a request to the Firestore emulator's own API; throws its answer if it refuses. */
export const requestEmulator = async (path: string, put?: object): Promise<Response> => {
  const response = await fetch(`http://${host}/emulator/v1/${path}`, {
    method: put ? 'PUT' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(put ? { body: JSON.stringify(put) } : {}),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
};
