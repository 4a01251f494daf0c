/** Everything is exported by its name. */
export const namedExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
  {
    selector: 'ExportAllDeclaration[exported=null]',
    message: 'Name what is exported; `export *` hides it.',
  },
];
