import * as Box from '@mui/material/Box';
import * as Button from '@mui/material/Button';
import * as Link from '@mui/material/Link';
import * as Stack from '@mui/material/Stack';
import * as Typography from '@mui/material/Typography';
import * as muiStyles from '@mui/material/styles';
import { version as muiVersion } from '@mui/material/version';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { providedModules } from '@holeshot/shared-core';

interface Share {
  version: string;
  shareConfig: { singleton: boolean; strictVersion: boolean; requiredVersion: string };
  /** The module, where it is in the first chunk. */
  lib?: () => object;
  /** Loads it, where it is not. */
  get?: () => Promise<() => object>;
}

type Key = (typeof providedModules)[keyof typeof providedModules][number];
type StartKey = (typeof providedModules)['start'][number];

const started: Record<StartKey, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  '@mui/material/styles': muiStyles,
  '@mui/material/Box': Box,
  '@mui/material/Button': Button,
  '@mui/material/Link': Link,
  '@mui/material/Stack': Stack,
  '@mui/material/Typography': Typography,
};

/** One chunk a group, by what pages use together. */
const onDemand: Record<Exclude<Key, StartKey>, () => Promise<unknown>> = {
  '@mui/material/Alert': () => import(/* webpackChunkName: "mui-feedback" */ '@mui/material/Alert'),
  '@mui/material/Chip': () => import(/* webpackChunkName: "mui-feedback" */ '@mui/material/Chip'),
  '@mui/material/CircularProgress': () =>
    import(/* webpackChunkName: "mui-feedback" */ '@mui/material/CircularProgress'),
  '@mui/material/Collapse': () => import(/* webpackChunkName: "mui-feedback" */ '@mui/material/Collapse'),
  '@mui/material/IconButton': () => import(/* webpackChunkName: "mui-feedback" */ '@mui/material/IconButton'),
  '@mui/material/Skeleton': () => import(/* webpackChunkName: "mui-feedback" */ '@mui/material/Skeleton'),
  '@mui/material/Checkbox': () => import(/* webpackChunkName: "mui-form" */ '@mui/material/Checkbox'),
  '@mui/material/FormControlLabel': () =>
    import(/* webpackChunkName: "mui-form" */ '@mui/material/FormControlLabel'),
  '@mui/material/FormHelperText': () =>
    import(/* webpackChunkName: "mui-form" */ '@mui/material/FormHelperText'),
  '@mui/material/InputAdornment': () =>
    import(/* webpackChunkName: "mui-form" */ '@mui/material/InputAdornment'),
  '@mui/material/Switch': () => import(/* webpackChunkName: "mui-form" */ '@mui/material/Switch'),
  '@mui/material/TextField': () => import(/* webpackChunkName: "mui-form" */ '@mui/material/TextField'),
  '@mui/material/Table': () => import(/* webpackChunkName: "mui-table" */ '@mui/material/Table'),
  '@mui/material/TableBody': () => import(/* webpackChunkName: "mui-table" */ '@mui/material/TableBody'),
  '@mui/material/TableCell': () => import(/* webpackChunkName: "mui-table" */ '@mui/material/TableCell'),
  '@mui/material/TableContainer': () =>
    import(/* webpackChunkName: "mui-table" */ '@mui/material/TableContainer'),
  '@mui/material/TableHead': () => import(/* webpackChunkName: "mui-table" */ '@mui/material/TableHead'),
  '@mui/material/TableRow': () => import(/* webpackChunkName: "mui-table" */ '@mui/material/TableRow'),
};

const versionOf = (key: string): string =>
  key.startsWith('@mui/material') ? (muiVersion ?? '0.0.0') : React.version;

const shareConfig = (version: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
});

const start = Object.entries(started).map(([key, module]): [string, Share] => {
  const version = versionOf(key);
  return [key, { version, lib: () => module as object, shareConfig: shareConfig(version) }];
});

const later = Object.entries(onDemand).map(([key, load]): [string, Share] => {
  const version = versionOf(key);
  const get = () => load().then((module) => () => module as object);
  return [key, { version, get, shareConfig: shareConfig(version) }];
});

/** The modules in federation's share scope: exactly those of `providedModules`. */
export const providedShares: Record<string, Share> = Object.fromEntries([...start, ...later]);
