import { blackedOut } from './blackedOut';

describe('a message of the debug log', () => {
  test.each([
    ['racer.one+test@strip.example.com could not sign in', 'racer.one'],
    ['GET /accounts?email=racer.one%40strip.example.com&x=1', 'racer.one'],
    ['next=%2Fsign-in%3Femail%3Dracer%2540x%40strip.com', 'racer'],
    ['“josé.müller@straße.de” is unknown', 'josé'],
    ['"john doe"@strip.example.org is unknown', 'john doe'],
    [JSON.stringify({ message: '"john doe"@strip.org' }), 'john doe'],
    ['%22john%20doe%22%40strip.org', 'john'],
    ['Bearer eyJhbGciOiJub25lIn0.eyJ1aWQiOiJyYWNlciJ9.c2lnbmF0dXJl was refused', 'eyJ1aWQi'],
    ['id eyJhbGciOiJub25lIn0.eyJ1aWQiOiJyYWNlciJ9. was refused', 'eyJ1aWQi'],
    ['Authorization: Bearer xyz', 'xyz'],
    ['authorization: bearer%20xyz', 'xyz'],
    ['Basic cmFjZXI6cGFzcw==', 'cmFjZXI6'],
    ['GET /v2/stations?token=0123456789abcdef0123456789abcdef&stid=KENW', '0123456789abcdef'],
    ['GET /v2/stations?token=short', 'short'],
    ['continue=%2Fv2%3Ftoken%3Dshort', 'short'],
    ['id_token%3Ashort', 'short'],
    ['GET /v2/auth?apikey=SHORT', 'SHORT'],
    ['GET /maps?key=SHORT', 'SHORT'],
    ['{apiKey: "AIza SHORT"}', 'SHORT'],
    ['{"password":"hunter2"}', 'hunter2'],
    ['{"password":"hunter \\"2\\" rest"}', 'rest'],
    [JSON.stringify({ body: '{"password":"hunter 2"}' }), 'hunter'],
    ['/__/auth/action?mode=verifyEmail&oobCode=AbC-123', 'AbC-123'],
  ])('has no secret of %s', (text, secret) => {
    expect(blackedOut(text)).toContain('█');
    expect(blackedOut(text)).not.toContain(secret);
  });

  test.each([
    'mf_logbook/logbook: TypeError: et_660 is undefined',
    `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    'render@https://strip.test/static/main.1a2b3c.js:1:200',
    'shell@4.4.17+1a2b3c could not read @holeshot/shared-core@4.4.17',
    'FirebaseError: The token has expired (auth/user-token-expired).',
    'GET /gridpoints/MKX/1,2 answered 503 (50% of 4)',
    'log book 3f2504e0-4f89-41d3-9a0c-0305e82c3301_2026_06: no keyboard',
  ])('stays as it is: %s', (text) => expect(blackedOut(text)).toBe(text));

  test('keeps what stands beside a secret', () => {
    expect(blackedOut('GET /v2?stid=KENW&token=short&units=english failed')).toBe(
      'GET /v2?stid=KENW&token=█&units=english failed',
    );
  });

  test('has at most 500 characters, and no half of a secret at their end', () => {
    for (const before of [480, 492, 495, 499, 980, 990]) {
      const shown = blackedOut(`${'x '.repeat(before / 2)}someone@strip.test ${'y'.repeat(5000)}`);
      expect(shown).toHaveLength(500);
      expect(shown).not.toContain('some');
    }
    const shrunk = blackedOut(`${'token=0123456789 '.repeat(57)}someone.long@strip.test ${'y'.repeat(5000)}`);
    expect(shrunk).not.toContain('some');
  });
});
