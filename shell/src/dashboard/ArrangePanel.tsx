import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  addWidget,
  defaultDashboardWidgets,
  icons,
  orderWidgets,
  removeWidget,
  resizeWidget,
  undoTimeout,
  type FeedbackPort,
} from '@holeshot/shared-core';
import { Icon, OrderList, Panel, SpokenOnly } from '@holeshot/shared-core/react';
import type { Arrangement } from './createArrangement';
import type { OfferedWidget, ShownWidget } from './widgetsOnOffer';

/** The panel that sorts, widens and removes the cards of Home, and adds others. */
export const ArrangePanel = ({
  shown,
  onOffer,
  change,
  feedback,
  newId,
  onDone,
}: {
  shown: readonly ShownWidget[];
  onOffer: readonly OfferedWidget[];
  change: Arrangement['change'];
  feedback: FeedbackPort;
  newId: () => string;
  onDone: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const addButtons = useRef(new Map<string, HTMLButtonElement | null>());
  const focusNext = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');
  const toAdd = onOffer.filter(({ widget }) => shown.every((each) => each.widget !== widget));

  useEffect(() => heading.current?.focus(), []);
  // The pressed button disappears with its row, so the focus moves to its neighbor.
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    (addButtons.current.get(focusNext.current) ?? heading.current)?.focus();
    focusNext.current = undefined;
  });

  const add = ({ widget, title }: OfferedWidget, index: number): void => {
    const { places } = defaultDashboardWidgets.find((each) => each.widget === widget) ?? {};
    change((now) => {
      const added = addWidget(now, { id: newId(), widget, ...(places && { places }) });
      if (!added.ok) feedback.snackbar({ text: added.failure.message, color: 'warning' });
      return added.ok ? added.value : now;
    });
    focusNext.current = (toAdd[index + 1] ?? toAdd[index - 1])?.widget ?? '';
    setSpoken(`${title} is now the last card of your Home.`);
  };

  const takeOut = (id: string): void => {
    const row = shown.find((each) => each.id === id);
    if (row === undefined) return;
    change((now) => {
      const { left, putBack } = removeWidget(now, id);
      feedback.snackbar({
        text: `${row.offer.title} is off your Home.`,
        action: { label: 'Undo', run: () => change(putBack) },
        timeout: undoTimeout,
      });
      return left;
    });
  };

  return (
    <Panel label="Arrange your Home">
      <Typography id="arrange-home" variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Arrange your Home
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.length > 0 && (
          <Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
              Drag a card by its dots, or move it with the arrows. A wide card takes two columns on a wide
              screen.
            </Typography>
            <OrderList
              labelledBy="arrange-home"
              rows={shown.map(({ id, offer }) => ({ key: id, label: offer.title }))}
              onOrder={(ids) => change((now) => orderWidgets(now, ids))}
              onTakeOut={takeOut}
              extra={({ key, label }) => {
                const wide = shown.some(({ id, wide }) => id === key && wide);
                return (
                  <Button
                    size="small"
                    variant={wide ? 'contained' : 'outlined'}
                    aria-pressed={wide}
                    aria-label={`Wide: ${label}`}
                    onClick={() => change((now) => resizeWidget(now, key, !wide))}
                  >
                    Wide
                  </Button>
                );
              }}
            />
          </Box>
        )}
        <Box>
          <Typography id="cards-to-add" variant="h3" sx={{ mt: { xs: 3, md: 0.5 }, mb: 1 }}>
            Cards to add
          </Typography>
          {toAdd.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Your Home shows every card.
            </Typography>
          )}
          <Box
            component="ul"
            role="list"
            aria-labelledby="cards-to-add"
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {toAdd.map((offered, index) => (
              <Box
                key={offered.widget}
                component="li"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Icon path={offered.icon} />
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <Typography>{offered.title}</Typography>
                  {offered.about !== undefined && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {offered.about}
                    </Typography>
                  )}
                </Box>
                <Button
                  ref={(button) => void addButtons.current.set(offered.widget, button)}
                  variant="outlined"
                  startIcon={<Icon path={icons.addIcon} />}
                  aria-label={`Add ${offered.title}`}
                  onClick={() => add(offered, index)}
                  sx={{ flexShrink: 0 }}
                >
                  Add
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Button variant="contained" onClick={onDone} sx={{ mt: 2 }}>
        Done
      </Button>
      <SpokenOnly role="status">{spoken}</SpokenOnly>
    </Panel>
  );
};
