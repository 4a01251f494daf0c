import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

/** Field for a chosen or dropped file. */
export const FileChooser = ({ onFile }: { onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Box
      data-testid="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 5,
        textAlign: 'center',
        borderRadius: '16px',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'background.paper',
      }}
    >
      <Typography>A Holeshot export, or a table of passes (CSV) from any other program.</Typography>
      <input
        ref={input}
        type="file"
        aria-label="File to import"
        hidden
        accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
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
    </Box>
  );
};
