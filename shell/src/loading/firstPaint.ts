let painted = (): void => undefined;

/** Resolves when the app has been painted for the first time. */
export const firstPaint = new Promise<void>((resolve) => {
  painted = resolve;
});

/** Called when the first page stands in the document; a tab in the background paints no frame and waits a second. */
export const notePage = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
  setTimeout(painted, 1000);
};
