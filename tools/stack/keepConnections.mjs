import http from 'node:http';

// Preloaded into the emulators. They close a connection after five idle seconds; on a busy machine a request may be on
// its way on it, and fails with "other side closed".
const { createServer } = http;
http.createServer = (...args) => Object.assign(createServer(...args), { keepAliveTimeout: 0 });
