const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

/** Asks the Firestore emulator for what only it can do; throws its words where it refuses. */
export const askFirestoreEmulator = async (path: string, put?: object): Promise<Response> => {
  const response = await fetch(`http://${host}/emulator/v1/${path}`, {
    method: put ? 'PUT' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(put ? { body: JSON.stringify(put) } : {}),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
};
