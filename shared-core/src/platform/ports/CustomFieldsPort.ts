import type { Observable } from 'rxjs';
import type { CustomField } from '../../domain/entities/CustomField';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

export interface CustomFieldsPort {
  /** By title. */
  fields$: Observable<Loadable<CustomField[]>>;
  /** Returns at once; `fields$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(field: CustomField): Result<void>;
  /** As `save`; entries keep the values they have. */
  delete(pk: string): Result<void>;
}
