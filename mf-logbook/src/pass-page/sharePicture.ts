const save = (picture: File): void => {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Hands a picture to the share sheet of the device, or saves it as a file where there is none or it refuses. */
export const sharePicture = async (picture: File): Promise<void> => {
  const shared = { files: [picture] };
  const { canShare } = navigator as Partial<Navigator>;
  if (canShare?.call(navigator, shared) !== true) {
    save(picture);
    return;
  }
  try {
    await navigator.share(shared);
  } catch (error) {
    // The racer closed the share sheet, or pressed twice.
    const { name } = error as Partial<Error>;
    if (name !== 'AbortError' && name !== 'InvalidStateError') save(picture);
  }
};
