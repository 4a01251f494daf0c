import type { Observable } from 'rxjs';
import type { CustomField } from '../../domain/entities/CustomField';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** Custom fields of the racer. */
export interface CustomFieldsPort {
  /** Fields by title. */
  fields$: Observable<Loadable<CustomField[]>>;
  /**
   * Saves a field. Returns at once; `fields$` shows it. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  save(field: CustomField): Result<void>;
  /** Deletes a field, otherwise as `save`; passes keep their values. */
  delete(pk: string): Result<void>;
}
