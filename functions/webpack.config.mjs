import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The server code, and beside it the programs of the local stack and of its owner; only what the host provides stays outside. */
export default {
  mode: 'production',
  target: 'node20',
  context: here,
  entry: {
    index: './src/index.ts',
    stationSimulator: './src/local/station/stationSimulatorMain.ts',
    paymentProvider: './src/local/payments/paymentProviderMain.ts',
    seedDemo: './src/local/demo/seedDemoMain.ts',
    demoFile: './src/local/demo/demoFileMain.ts',
    grantAdmin: './src/administration/grantAdminMain.ts',
  },
  output: {
    path: path.join(here, 'dist'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  externals: [
    ({ request }, done) =>
      /^firebase-(admin|functions)(\/|$)/.test(request ?? '') ? done(null, `commonjs ${request}`) : done(),
  ],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        use: {
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } },
        },
      },
    ],
  },
  optimization: { minimize: false },
  performance: { hints: false },
};
