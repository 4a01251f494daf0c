/**
 * Loads the page anew when the browser takes it out of its back/forward cache: Firestore closed its database as the page
 * was left. What was typed is a saved draft.
 */
export const reloadWhenRestored = (reload = () => location.reload()): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
