import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

// The browser must refuse to run markup or scripts that got into the app.
test('the app runs no script but its own: not inline, not from elsewhere, not made of text', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /./, status: 'script' });
  await page.route(/evil\.test/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.broken="yes"' }),
  );
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(async () => {
    // The browser takes any code while it takes the test's own.
    await new Promise((resolve) => setTimeout(resolve));
    const mark = 'document.documentElement.dataset.broken="yes"';
    const script = (change: (element: HTMLScriptElement) => void) => () => {
      const element = document.createElement('script');
      change(element);
      document.head.append(element);
    };
    const ways: Record<string, () => unknown> = {
      markup: () => (document.body.innerHTML += `<img src=x onerror='${mark}'>`),
      'a frame': () => (document.createElement('iframe').srcdoc = `<script>${mark}</script>`),
      'script from elsewhere': script((element) => (element.src = 'https://evil.test/x.js')),
      'script in a data address': script((element) => (element.src = `data:text/javascript,${mark}`)),
      'script as text': script((element) => (element.text = mark)),
      'text as code': () => void Reflect.construct(Function, [mark]),
      'an attribute': () => document.createElement('a').setAttribute('onclick', mark),
      'a worker from elsewhere': () => new Worker('https://evil.test/x.js'),
    };
    const stopped: string[] = [];
    for (const [name, way] of Object.entries(ways)) {
      try {
        way();
      } catch {
        stopped.push(name);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { stopped, missed: Object.keys(ways).filter((name) => !stopped.includes(name)) };
  });
  expect(refused.missed).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-broken');
});

test('each page and the worker come with what the browser is to refuse, and no file is taken for what it is not', async ({
  request,
}) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const index = await (await request.get('/')).text();
  const main = /\/static\/main\.[^"]+\.js/.exec(index)?.[0] ?? '';
  for (const path of [
    '/',
    '/about',
    '/logbook',
    '/sw.js',
    '/promo/',
    '/icons/icon.svg',
    '/shell/none/index.html',
  ]) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  // The worker that reads photos compiles WebAssembly; no page may.
  expect((await headersOf('/'))['content-security-policy']).not.toContain('wasm');
  expect(await headersOf('/static/recognizer/worker.js')).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
  for (const path of ['/', main, '/remotes/mf-logbook/current.json']) {
    const headers = await headersOf(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
  }
});
