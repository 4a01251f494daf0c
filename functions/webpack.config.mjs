import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import { readBuildEnv } from '../tools/env/readBuildEnv.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const outside = /^firebase-(admin|functions)(\/|$)/;

/** Package file of the host without the packages of this repository, which no registry has. */
const ofHost = (text) => {
  const { name, version, engines, dependencies } = JSON.parse(text);
  const installed = Object.entries(dependencies).filter(([each]) => outside.test(each));
  const packed = { name, version, private: true, main: 'index.cjs', engines };
  return JSON.stringify({ ...packed, dependencies: Object.fromEntries(installed) }, null, 2);
};

const { HOLESHOT_FIREBASE_PROJECT: project, HOLESHOT_APP_CHECK_KEY: appCheckKey } = readBuildEnv();

/** Configuration for the server code and the programs of the local stack; only the host's packages are not bundled. */
export default {
  mode: 'production',
  target: 'node22',
  context: here,
  entry: {
    index: './src/index.ts',
    stationSimulator: './local/station/stationSimulatorMain.ts',
    paymentProvider: './local/payments/paymentProviderMain.ts',
    seedDemo: './local/demo/seedDemoMain.ts',
    demoFile: './local/demo/demoFileMain.ts',
    grantAdmin: './src/administration/grantAdminMain.ts',
  },
  output: {
    path: path.join(here, 'dist'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  externals: [
    ({ request }, done) => (outside.test(request ?? '') ? done(null, `commonjs ${request}`) : done()),
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
  plugins: [
    new webpack.DefinePlugin({ HOLESHOT_APP_CHECK: JSON.stringify(Boolean(project && appCheckKey)) }),
    new CopyPlugin({ patterns: [{ from: 'package.json', transform: (text) => ofHost(text.toString()) }] }),
  ],
  optimization: { minimize: false },
  performance: { hints: false },
};
