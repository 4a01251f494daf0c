const fadeMs = 400;

/**
 * Fades the splash out over 400 ms. It waits for no sign-in: this device remembers who was signed in, and the account
 * confirms it later.
 */
export const fadeSplash = (): void => {
  const splash = document.getElementById('splash');
  if (splash === null) return;
  splash.dataset['fading'] = 'yes';
  setTimeout(() => splash.remove(), fadeMs);
};
