import type { Firestore } from 'firebase/firestore';

/** People of the test world, each with its special trait. */
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
  ida: 'her account is just being deleted, and her user document is still there',
  ano: 'signed in anonymously',
  visitor: 'not signed in',
} as const;

/** Name of a person in the test world. */
export type Person = keyof typeof people;

/** Request to the database: its sender, its name and its code. */
export type RulesCase = [who: Person, does: string, request: (db: Firestore) => Promise<unknown>];

/** Refused and allowed requests about a part of the database. */
export interface RulesCases {
  hostile: RulesCase[];
  honest: RulesCase[];
}
