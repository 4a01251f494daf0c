/** Way to other pages of the app. */
export interface NavigationPort {
  /** Goes to a path of the app. */
  go(path: string): void;
}
