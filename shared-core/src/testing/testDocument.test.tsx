import { render, screen } from '@testing-library/react';

describe('the document of a test', () => {
  test('gives an element the style of now, after its own change and its parent’s', () => {
    render(
      <div data-testid="outer">
        <b data-testid="inner" />
      </div>,
    );
    const [outer, inner] = [screen.getByTestId('outer'), screen.getByTestId('inner')];
    expect(getComputedStyle(inner).visibility).toBe('visible');
    outer.style.visibility = 'hidden';
    expect(getComputedStyle(inner).visibility).toBe('hidden');
    expect(getComputedStyle(outer).display).toBe('block');
    outer.hidden = true;
    expect(getComputedStyle(outer).display).toBe('none');
  });

  test('labels a field by its id, and by what is around it', () => {
    render(
      <form>
        <label htmlFor="et">ET</label>
        <label>
          mph <input id="mph" /> <input data-testid="second" />
        </label>
        <label htmlFor="mph">Speed</label>
        <select id="et" />
        <textarea data-testid="alone" />
      </form>,
    );
    const labelsOf = (field: HTMLElement) =>
      [...((field as HTMLInputElement).labels ?? [])].map((label) => label.textContent.trim());
    expect(labelsOf(screen.getByRole('combobox', { name: 'ET' }))).toEqual(['ET']);
    expect(labelsOf(screen.getByLabelText('Speed'))).toEqual(['mph', 'Speed']);
    expect(labelsOf(screen.getByTestId('second'))).toEqual([]);
    expect(labelsOf(screen.getByTestId('alone'))).toEqual([]);
  });
});
