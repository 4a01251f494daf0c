let painted = (): void => undefined;

/** Promise that resolves at the first paint of the app. */
export const firstPaint = new Promise<void>((resolve) => {
  painted = resolve;
});

/** Resolves `firstPaint` after the next frame; a background tab paints none and waits a second. */
export const notePage = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
  setTimeout(painted, 1000);
};
