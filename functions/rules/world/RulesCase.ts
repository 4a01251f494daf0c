import type { Firestore } from 'firebase/firestore';

/** The people of the test world, named for what is special about them. */
export const people = {
  ann: 'in her trial, with data of every kind',
  bob: 'another racer in his trial',
  sam: 'a subscriber whose trial is over, with a limit of six vehicles',
  lou: 'his trial is over',
  vic: 'has seven vehicles and a limit of five',
  ola: 'her user document is of an old version, which knew no limit of vehicles',
  max: 'an admin whose trial is over',
  una: 'has not verified her address, so is not registered',
  rex: 'his access reaches far, but he is not registered',
  nia: 'verified, and has no user document yet',
  jim: 'as nia; his account writes his address in capitals',
  gus: 'has just deleted his account; his token still holds',
  ano: 'signed in anonymously',
  visitor: 'not signed in',
} as const;

/** One of them. */
export type Person = keyof typeof people;

/** A request to the database: who makes it, what he does, and how. */
export type RulesCase = [who: Person, does: string, request: (db: Firestore) => Promise<unknown>];

/** The requests about one part of the database: the refused and the allowed. */
export interface RulesCases {
  hostile: RulesCase[];
  honest: RulesCase[];
}
