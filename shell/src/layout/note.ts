import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';

/** Draws the note to the racer beside the page of a path; null without one. */
export const note$ = new BehaviorSubject<((path: string) => ReactNode) | null>(null);
