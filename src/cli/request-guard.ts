import type { RequestListener, Server } from 'node:http';

/**
 * Stands before everything that answers requests: the server below takes a request's target apart by a function that
 * throws on some of them, outside of all its own handling, and that would end the process.
 */
export const guardRequests = (server: Server): void => {
  const answer = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    try {
      for (const each of answer) each(request, response);
    } catch {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
};
