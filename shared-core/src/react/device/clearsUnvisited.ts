/** Returns whether this browser clears a site after seven days without a visit: Safari, and all others of iOS. */
export const clearsUnvisited = ({
  vendor = '',
  standalone = false,
}: {
  vendor?: string;
  /** Set by iOS in an installed app, whose data stay. */
  standalone?: boolean;
} = navigator): boolean => vendor.startsWith('Apple') && !standalone;
