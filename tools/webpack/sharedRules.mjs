import MinimizerPlugin from 'minimizer-webpack-plugin';

/**
 * How TypeScript, fonts and CSS become part of a bundle; the same in every package.
 * @param {boolean} [refresh] whether components are replaced in a running page, their state kept
 */
export const moduleRules = (mode, refresh = false) => [
  {
    test: /\.tsx?$/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        },
      },
    },
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
];

/** How modules are found: TypeScript before JavaScript, so that workspace packages are read from their sources. */
export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  // RxJS by default is the one for browsers without classes.
  conditionNames: ['es2015', '...'],
};

/**
 * swc minifies several times faster than terser, to the same size within a percent. The licences' notices go beside each
 * file: in it they were 130 KB of Firestore's 630.
 */
export const minimizer = [
  new MinimizerPlugin({
    minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 } } },
    extractComments: true,
  }),
];
