import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { DropField } from '../fields/DropField';
import { FileInput } from '../fields/FileInput';

/** Field for a chosen or dropped file. */
export const FileChooser = ({ onFile }: { onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropField
      onFile={onFile}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 5,
        textAlign: 'center',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography>A Holeshot export, or a table of passes (CSV) from any other program.</Typography>
      <FileInput
        ref={input}
        label="File to import"
        accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
        onFiles={([file]) => onFile(file)}
      />
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={icons.importFileIcon} />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You see what it holds before anything is stored.
      </Typography>
    </DropField>
  );
};
