#!/bin/sh
# An array of 16 tasks for Slurm: sbatch slurm.sh card.xml people.csv out
#SBATCH --job-name=strut-cards
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --requeue
set -eu
mkdir -p "$3"
exec strut render "$1" --rows "$2" -o "$3/{id}.png" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" -j 1
