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

/** TypeScript before JavaScript, so that workspace packages are read from their sources. */
export const extensions = ['.ts', '.tsx', '.mjs', '.js'];

/** swc minifies several times faster than terser, to the same size within a percent. */
export const minimizer = [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })];
