import { present, unknown } from '@holeshot/shared-core';
import { BehaviorSubject } from 'rxjs';
import { ofRacer } from './ofRacer';

test('a racer’s data end with the racer: nobody sees what came for the one before', () => {
  const cars = { ann: new BehaviorSubject(present('Nova')), bob: new BehaviorSubject(present('Dart')) };
  const racer$ = new BehaviorSubject<keyof typeof cars | undefined>(undefined);
  const told: unknown[] = [];
  ofRacer(racer$, (racer) => cars[racer]).subscribe((value) => told.push(value));
  racer$.next('ann');
  racer$.next(undefined);
  racer$.next('bob');
  cars.ann.next(present('Camaro'));
  expect(told).toEqual([unknown, present('Nova'), unknown, present('Dart')]);
});
