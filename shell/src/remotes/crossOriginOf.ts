/** Returns the `crossorigin` of a script, as a remote's chunk loader sets it: a hash check needs CORS on another origin. */
export const crossOriginOf = (url: string): 'anonymous' | null =>
  url.startsWith(`${location.origin}/`) ? null : 'anonymous';
