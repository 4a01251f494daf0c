/** How a script is asked for, as a remote's own chunk loader does: a hash can be checked where another origin lets it be read. */
export const crossOriginOf = (url: string): 'anonymous' | null =>
  url.startsWith(`${location.origin}/`) ? null : 'anonymous';
