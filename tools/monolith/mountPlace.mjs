let mounts = 0;

/** Replaces the shell's mounting of parcels: the same lifecycle and element, without single-spa. */
export const mountPlace = async (frame, name, lifecycle, props) => {
  mounts += 1;
  const idPrefix = `m${mounts}-`;
  const domElement = document.createElement('div');
  domElement.dataset.idPrefix = idPrefix;
  domElement.style.height = '100%';
  frame.append(domElement);
  const mounted = { ...props, name: `${name}#${mounts}`, idPrefix, domElement };
  const shown = lifecycle.bootstrap(mounted).then(() => lifecycle.mount(mounted));
  const remove = async () => {
    await shown.then(() => lifecycle.unmount(mounted)).catch(() => undefined);
    domElement.remove();
  };
  return { shown, remove };
};
