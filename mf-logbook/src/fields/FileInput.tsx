import type { ComponentProps } from 'react';

/** Hidden input that a button opens; it calls with at least one file, and takes the same file again. */
export const FileInput = ({
  label,
  onFiles,
  ...more
}: Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'capture' | 'multiple'> & {
  label: string;
  onFiles: (files: [File, ...File[]]) => void;
}) => (
  <input
    {...more}
    type="file"
    aria-label={label}
    hidden
    onChange={(event) => {
      const [first, ...others] = event.target.files ?? [];
      event.target.value = '';
      if (first !== undefined) onFiles([first, ...others]);
    }}
  />
);
