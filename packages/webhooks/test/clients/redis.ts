/** The real clients fit the types of the store. */
import { redisStore } from "@maksu/webhooks/redis";
import { Cluster, Redis } from "ioredis";
import { createClient, createClientPool, createCluster } from "redis";

redisStore(createClient());
redisStore(createClient({ RESP: 3, disableOfflineQueue: true }), { prefix: "375917:" });
redisStore(createClientPool());
redisStore(createCluster({ rootNodes: [] }));
redisStore(new Redis());
redisStore(new Cluster([]));

// @ts-expect-error: not a client
redisStore({});
// @ts-expect-error: unknown option
redisStore(createClient(), { keyPrefix: "375917:" });
