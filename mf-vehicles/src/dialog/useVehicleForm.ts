import { editedFields, isEdited, typedEarlier, type DraftsPort, type Vehicle } from '@holeshot/shared-core';
import { useSavedInput } from '@holeshot/shared-core/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleDraft } from './vehicleDraft';
import { vehicleDraftSchema, vehicleSchema, type VehicleDraft, type VehicleFields } from './vehicleSchema';

/** Holds the vehicle form: checks on save, saves a draft meanwhile, saves once. */
export const useVehicleForm = ({
  vehicle,
  drafts,
  draftKey,
  save,
  onSaved,
}: {
  vehicle: Vehicle | undefined;
  drafts: DraftsPort;
  draftKey: string;
  /** Saves the typed values over those the form began with; returns a sentence on failure. */
  save: (fields: VehicleFields, begun: VehicleDraft) => string | undefined;
  onSaved: () => void;
}) => {
  const [stored] = useState(() => vehicleDraft(vehicle));
  const [typed] = useState(() => typedEarlier(drafts.read(draftKey), stored, vehicleDraftSchema));
  const form = useForm<VehicleDraft, unknown, VehicleFields>({
    defaultValues: typed ?? stored,
    resolver: valibotResolver(vehicleSchema),
  });
  const { control, handleSubmit, reset } = form;
  const [failure, setFailure] = useState<{ message: string }>();
  const [restored, setRestored] = useState(typed !== undefined);
  const done = useRef(false);

  const draftOf = useCallback((draft: VehicleDraft) => editedFields(draft, stored), [stored]);
  const draftSaved = useSavedInput({ drafts, key: draftKey, form, isDirty: isEdited, draftOf });

  const submit = handleSubmit((fields) => {
    if (done.current) return;
    const problem = save(fields, stored);
    if (problem !== undefined) {
      setFailure({ message: problem });
      return;
    }
    done.current = true;
    draftSaved();
    onSaved();
  });
  return {
    control,
    onSubmit: (event: SubmitEvent): void => void submit(event),
    /** A new record for each try to save. */
    failure,
    /** The form opened with a saved draft. */
    restored,
    startAfresh: (): void => {
      reset(stored);
      setRestored(false);
      setFailure(undefined);
    },
  };
};
